import type { Binary } from 'bson';
import { sign } from './number';

/** The bytes of a binary value and its subtype. */
export function binaryParts(value: unknown): { bytes: Uint8Array; subtype: number } {
  if (value instanceof Uint8Array) return { bytes: value, subtype: 0 };
  const binary = value as Binary;
  return { bytes: binary.buffer.subarray(0, binary.position), subtype: binary.sub_type };
}

/** Compares binary values: by length, then by subtype, then by their bytes. */
export function compareBinary(a: unknown, b: unknown): number {
  const x = binaryParts(a);
  const y = binaryParts(b);
  if (x.bytes.length !== y.bytes.length) return sign(x.bytes.length - y.bytes.length);
  return sign(x.subtype - y.subtype) || Buffer.compare(x.bytes, y.bytes);
}
