import { createHash } from 'node:crypto';
import {
  colours,
  PHOTO_LIMITS,
  PHOTO_SIDES,
  PHOTO_SIZES,
  type PhotoRefusal,
  type PhotoSize,
  PICTURE_QUALITY,
  SHARE_PICTURE,
} from '@saltbush/contract';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { BusinessError } from '../../../lib/errors';
import { type PhotoKind, photoKindOf } from './photo-kind';

/** Copies of a photo by size, and the one for shared links. */
export type PhotoFiles = Record<PhotoSize | 'share', Buffer>;

export interface MadePhoto {
  /** Twelve bytes of what the copies are, as 24 hex digits. */
  hash: string;
  /** Pixels of the largest copy. */
  width: number;
  height: number;
  files: PhotoFiles;
}

/** The longest that a copy is worked at: a file can be made to take minutes. */
const PATIENCE_SECONDS = 6;

const OPTIONS: SharpOptions = {
  limitInputPixels: PHOTO_LIMITS.pixels,
  failOn: 'error',
  animated: false,
};

const refused = (reason: PhotoRefusal) => new BusinessError('PHOTO_REFUSED', { reason });

/** Why sharp has given a file up. */
function refusalOf(error: unknown): PhotoRefusal {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return 'too_many_pixels';
  return /timeout/i.test(message) ? 'too_slow' : 'broken';
}

const orRefused = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw refused(refusalOf(error));
  });

function check(kind: PhotoKind, { format, compression, width, height, pages = 1 }: Metadata): void {
  if (format !== kind || (kind === 'heif' && compression !== 'av1')) throw refused('broken');
  if (pages > 1) throw refused('animated');
  if (width * height > PHOTO_LIMITS.pixels) throw refused('too_many_pixels');
  const isSmall =
    Math.max(width, height) < PHOTO_LIMITS.longer || Math.min(width, height) < PHOTO_LIMITS.shorter;
  if (isSmall) throw refused('too_small');
}

const inside = (pixels: Sharp, side: number): Sharp =>
  pixels.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const asWebp = (pixels: Sharp): Promise<Buffer> => pixels.webp({ quality: PICTURE_QUALITY }).toBuffer();

const asShared = (pixels: Sharp): Promise<Buffer> =>
  pixels
    .resize({ ...SHARE_PICTURE, fit: 'contain', background: colours.paper })
    .flatten({ background: colours.paper })
    .jpeg({ quality: PICTURE_QUALITY, mozjpeg: true })
    .toBuffer();

function hashOf(files: PhotoFiles): string {
  const hash = createHash('sha256');
  for (const size of PHOTO_SIZES) hash.update(files[size]);
  return hash.digest('hex').slice(0, 24);
}

/**
 * Makes the copies of a photo that the shop shows, upright and without what cameras write into files. The file is unpacked
 * once; the copies are made of its largest one.
 * @throws {BusinessError} PHOTO_REFUSED
 */
export async function makePhoto(bytes: Buffer): Promise<MadePhoto> {
  if (bytes.length > PHOTO_LIMITS.bytes) throw refused('too_many_bytes');
  const found = photoKindOf(bytes);
  if ('refusal' in found) throw refused(found.refusal);
  // Loaded for the first upload: most processes of the api see none.
  const { default: sharp } = await import('sharp');
  const source = sharp(bytes, OPTIONS).timeout({ seconds: PATIENCE_SECONDS });
  check(found.kind, await orRefused(source.metadata()));
  const upright = inside(source.autoOrient().toColourspace('srgb'), PHOTO_SIDES.page);
  const { data, info } = await orRefused(upright.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const copy = () => sharp(data, { raw: { width, height, channels } });
  const [line, card, page, share] = await Promise.all([
    ...PHOTO_SIZES.map((size) => asWebp(inside(copy(), PHOTO_SIDES[size]))),
    asShared(copy()),
  ]);
  const files = { line, card, page, share } as PhotoFiles;
  return { hash: hashOf(files), width, height, files };
}
