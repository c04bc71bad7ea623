import type { PhotoRefusal } from '@saltbush/contract';

/** Kinds of files that become photos, by the name that sharp gives their format. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes in which the kind of a file shows. */
const HEAD_BYTES = 1024;
const MARKUP = /^\uFEFF?\s*<(?:\?xml|!--|!doctype|svg)/i;

const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Brands of an ISO media file: its own and those that it is compatible with. */
function brandsOf(bytes: Buffer): string[] {
  if (textAt(bytes, 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, HEAD_BYTES);
  const brands = [textAt(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, at + 4));
  return brands;
}

const isSvg = (bytes: Buffer): boolean => MARKUP.test(bytes.toString('utf8', 0, HEAD_BYTES));

/**
 * Tells by its first bytes what a file is, whatever it is called.
 * @returns the kind, or why it cannot be a photo
 */
export function photoKindOf(bytes: Buffer): { kind: PhotoKind } | { refusal: PhotoRefusal } {
  if (bytes.length < 16) return { refusal: 'not_a_picture' };
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return { kind: 'jpeg' };
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { kind: 'png' };
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return { kind: 'webp' };
  const brands = brandsOf(bytes);
  if (brands.includes('avis')) return { refusal: 'animated' };
  if (brands.includes('avif')) return { kind: 'heif' };
  return { refusal: isSvg(bytes) ? 'svg' : 'not_a_picture' };
}
