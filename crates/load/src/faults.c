// A file layer that fails when it is told to, loaded before the program with LD_PRELOAD. Only files of the database are touched.
//
// The file that FAULTS names is mapped into memory, and whoever tests writes to it:
//   armed   0 nothing fails, 1 writes fail, 2 syncs fail, 4 truncating and growing fails, 8 reads fail, or a sum of these
//   after   so many such calls succeed first
//   times   so many calls fail then; -1 all of them
//   error   what they fail with
//   half    whether a failing write writes the first half of its bytes
//   failed  how many calls have failed, counted here
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

struct faults { _Atomic int armed, after, times, error, half, failed; };
static struct faults *faults;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("FAULTS");
    int file = path ? open(path, O_RDWR) : -1;
    if (file < 0) return;
    void *shared = mmap(NULL, sizeof(struct faults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (shared != MAP_FAILED) faults = shared;
    close(file);
}

static int fails(int kind, int file) {
    if (!faults || !(faults->armed & kind)) return 0;
    char link[32], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return 0;
    name[length] = 0;
    if (!strstr(name, ".sqlite")) return 0;
    if (atomic_fetch_sub(&faults->after, 1) > 0) return 0;
    if (faults->times >= 0 && atomic_fetch_sub(&faults->times, 1) <= 0) return 0;
    atomic_fetch_add(&faults->failed, 1);
    return 1;
}

static int refuse(void) { errno = faults->error; return -1; }

#define REAL(name) static __typeof__(&name) real; if (!real) real = dlsym(RTLD_NEXT, #name)

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    REAL(pwrite64);
    if (!fails(1, file)) return real(file, bytes, count, at);
    if (faults->half) real(file, bytes, count / 2, at);
    return refuse();
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { return pwrite64(file, bytes, count, at); }
ssize_t pread64(int file, void *bytes, size_t count, off64_t at) {
    REAL(pread64);
    return fails(8, file) ? refuse() : real(file, bytes, count, at);
}
ssize_t pread(int file, void *bytes, size_t count, off_t at) { return pread64(file, bytes, count, at); }
ssize_t write(int file, const void *bytes, size_t count) {
    REAL(write);
    return fails(1, file) ? refuse() : real(file, bytes, count);
}
int fsync(int file) { REAL(fsync); return fails(2, file) ? refuse() : real(file); }
int fdatasync(int file) { REAL(fdatasync); return fails(2, file) ? refuse() : real(file); }
int ftruncate64(int file, off64_t length) { REAL(ftruncate64); return fails(4, file) ? refuse() : real(file, length); }
int ftruncate(int file, off_t length) { return ftruncate64(file, length); }
