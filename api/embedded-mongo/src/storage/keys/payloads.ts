import { binaryParts } from '../../values/binary';

const SIGN_BIT = 1n << 63n;

/** Text with an end that sorts before every continuation. */
export function escapedText(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (!bytes.includes(0)) return Buffer.concat([bytes, Buffer.from([0, 0])]);
  const escaped: number[] = [];
  for (const byte of bytes) escaped.push(...(byte === 0 ? [0, 0xff] : [byte]));
  return Buffer.from([...escaped, 0, 0]);
}

/** A signed 64-bit integer as ordered bytes. */
export function signedKey(value: bigint): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigUInt64BE(BigInt.asUintN(64, value) ^ SIGN_BIT, 0);
  return key;
}

/** An unsigned 64-bit integer as ordered bytes. */
export function unsignedKey(value: bigint): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigUInt64BE(value, 0);
  return key;
}

/** A binary value as ordered bytes: length, subtype, content. */
export function binaryPayload(value: unknown): Buffer {
  const { bytes, subtype } = binaryParts(value);
  const head = Buffer.allocUnsafe(5);
  head.writeUInt32BE(bytes.length, 0);
  head[4] = subtype;
  return Buffer.concat([head, bytes]);
}
