/** The same key in descending order. */
export function invert(key: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = ~(key[i] as number) & 0xff;
  return inverted;
}

/** The first key after every key that starts with `prefix`; undefined when there is none. */
export function afterPrefix(prefix: Buffer): Buffer | undefined {
  for (let last = prefix.length - 1; last >= 0; last--) {
    const byte = prefix[last] as number;
    if (byte === 0xff) continue;
    const next = Buffer.from(prefix.subarray(0, last + 1));
    next[last] = byte + 1;
    return next;
  }
  return undefined;
}

/** The smallest key after `key`. */
export function successor(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.from([0])]);
}
