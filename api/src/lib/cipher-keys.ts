const KEY_BYTES = 32;

/** Parses `id:base64key,id:base64key`: the first key encrypts, all of them decrypt, so that keys can be rotated. */
export function parseKeys(setting: string): Map<string, Buffer> {
  const keys = new Map<string, Buffer>();
  for (const entry of setting.split(',')) {
    const [id = '', encoded = ''] = entry.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^\w+$/.test(id) || key.length !== KEY_BYTES) {
      throw new Error('FIELD_ENCRYPTION_KEYS must be a list of id:base64 with keys of 32 bytes');
    }
    keys.set(id, key);
  }
  return keys;
}
