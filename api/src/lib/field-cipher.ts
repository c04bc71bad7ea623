import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts identifiers and health answers before they are stored. */
export interface FieldCipher {
  /** Returns `{key id}:{base64url of nonce, tag and ciphertext}`, bound to `owner`: it opens only for the same one. */
  encrypt(text: string, owner: string): string;
  /** Decrypts. Throws if the key is unknown, the text was modified or the owner differs. */
  decrypt(sealed: string, owner: string): string;
}

export function createFieldCipher(keys: Map<string, Buffer>): FieldCipher {
  const [current] = keys;
  if (!current) throw new Error('FIELD_ENCRYPTION_KEYS contains no key');
  const [currentId, currentKey] = current;

  function encrypt(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, currentKey, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${currentId}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  function decrypt(text: string, owner: string): string {
    const separator = text.indexOf(':');
    const key = keys.get(text.slice(0, separator));
    if (!key) throw new Error('The field was encrypted with a key that is not configured');
    const bytes = Buffer.from(text.slice(separator + 1), 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  return { encrypt, decrypt };
}
