//! The secret key that signs cookies and seat links.

use crate::random::{BASE32, random_bytes};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Signatures are the first 160 bits of HMAC-SHA-256.
const SIGNATURE_BYTES: usize = 20;

pub(crate) struct SigningKey([u8; 32]);

impl SigningKey {
    /// Reads the key from a file. On the first start the file is created, readable by its owner only.
    pub(crate) fn load_or_create(path: &Path) -> io::Result<Self> {
        match fs::read(path) {
            Ok(bytes) => {
                let invalid = |_| {
                    let message = "it must hold exactly 32 bytes; if you delete it, a new key is made and everybody gets a new cookie";
                    io::Error::new(io::ErrorKind::InvalidData, message)
                };
                Ok(Self(bytes.try_into().map_err(invalid)?))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::create(path),
            Err(error) => Err(error),
        }
    }

    fn create(path: &Path) -> io::Result<Self> {
        let bytes = random_bytes().ok_or_else(|| io::Error::other("the system has no random numbers"))?;
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        Ok(Self(bytes))
    }

    pub(crate) fn sign(&self, text: &str) -> String {
        BASE32.encode(&self.mac(text).finalize().into_bytes()[..SIGNATURE_BYTES])
    }

    /// Checks a signature in constant time.
    pub(crate) fn verify(&self, text: &str, signature: &str) -> bool {
        let bytes = BASE32.decode(signature.as_bytes()).unwrap_or_default();
        bytes.len() == SIGNATURE_BYTES && self.mac(text).verify_truncated_left(&bytes).is_ok()
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        // HMAC pads a short key with zeros. Padding it here avoids a constructor that can fail.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.0);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(text.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_id;

    #[test]
    fn forged_signatures_are_refused() {
        let (key, other) = (SigningKey([7; 32]), SigningKey([8; 32]));
        let signature = key.sign("anna");
        assert!(key.verify("anna", &signature));
        assert!(!key.verify("bob", &signature));
        assert!(!key.verify("anna", &signature[1..]));
        assert!(!key.verify("anna", &format!("{signature}aaaaaaaa")));
        assert!(!key.verify("anna", &signature.to_uppercase()));
        assert!(!key.verify("anna", ""));
        assert_eq!((signature.len(), other.verify("anna", &signature)), (32, false));
    }

    #[test]
    fn signatures_made_by_earlier_versions_stay_valid() {
        let key = SigningKey([7; 32]);
        for (text, signature) in [
            ("anna", "2mtrgxg9migxdgubnmeii2itwksqu2z4"),
            ("cookie anna 20000", "afhyub8nievhbmhan5ubnpwgrfz3kyv7"),
            ("seat t 1 anna", "6y9qestyxxicna4d7nz3virqfskq9d4r"),
        ] {
            assert_eq!(key.sign(text), signature);
            assert!(key.verify(text, signature));
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_key_file_is_created_once_and_private() {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("chronotope-key-{}", random_id().unwrap()));
        fs::create_dir(&folder).unwrap();
        let path = folder.join("secret.key");
        let signature = SigningKey::load_or_create(&path).unwrap().sign("anna");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(SigningKey::load_or_create(&path).unwrap().verify("anna", &signature));
        fs::write(&path, "short").unwrap();
        assert!(SigningKey::load_or_create(&path).err().unwrap().to_string().contains("32 bytes"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
