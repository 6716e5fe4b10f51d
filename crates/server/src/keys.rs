//! Secrets: what cookies and seat links are signed with.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// The site's own secret.
pub(crate) struct Keys([u8; 32]);

impl Keys {
    /// The secret in this file, which is made on the first start and readable by nobody else.
    pub(crate) fn in_file(path: &Path) -> io::Result<Self> {
        match fs::read(path) {
            Ok(bytes) => {
                let wrong = |_| {
                    let message = "it does not hold 32 bytes: delete it, and everybody gets a new cookie";
                    io::Error::new(io::ErrorKind::InvalidData, message)
                };
                Ok(Self(bytes.try_into().map_err(wrong)?))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::make(path),
            Err(error) => Err(error),
        }
    }

    fn make(path: &Path) -> io::Result<Self> {
        let bytes = random().ok_or_else(|| io::Error::other("the system gives no random numbers"))?;
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        Ok(Self(bytes))
    }

    /// What only this site could have written under `text`.
    pub(crate) fn sign(&self, text: &str) -> String {
        base32(&self.mac(text).finalize().into_bytes()[..20])
    }

    /// Whether this site has written `signature` under `text`; takes as long for a wrong one as for the right one.
    pub(crate) fn has_signed(&self, text: &str, signature: &str) -> bool {
        let own = self.sign(text);
        own.len() == signature.len()
            && own.bytes().zip(signature.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.0);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(text.as_bytes());
        mac
    }
}

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A word that nobody can guess.
pub(crate) fn random_word() -> Option<String> {
    random::<15>().map(|bytes| base32(&bytes))
}

/// Bytes as small letters and digits that cannot be taken for each other.
fn base32(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let (mut bits, mut count, mut word) = (0u32, 0, String::new());
    for &byte in bytes {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            word.push(char::from(LETTERS[(bits >> count & 31) as usize]));
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_signed_and_forgeries_are_not_taken() {
        let (keys, others) = (Keys([7; 32]), Keys([8; 32]));
        let signature = keys.sign("anna");
        assert!(keys.has_signed("anna", &signature));
        assert!(!keys.has_signed("bob", &signature));
        assert!(!keys.has_signed("anna", &signature[1..]));
        assert!(!keys.has_signed("anna", ""));
        assert_eq!((signature.len(), others.has_signed("anna", &signature)), (32, false));
    }

    #[test]
    fn random_words_are_long_and_never_the_same() {
        let (one, two) = (random_word().unwrap(), random_word().unwrap());
        assert_eq!((one.len(), one == two), (24, false));
        assert!(one.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit()));
    }

    #[cfg(unix)]
    #[test]
    fn the_secret_is_made_once_and_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("chronotope-keys-{}", random_word().unwrap()));
        fs::create_dir(&folder).unwrap();
        let path = folder.join("secret.key");
        let signature = Keys::in_file(&path).unwrap().sign("anna");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(Keys::in_file(&path).unwrap().has_signed("anna", &signature));
        fs::write(&path, "short").unwrap();
        assert!(Keys::in_file(&path).err().unwrap().to_string().contains("32 bytes"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
