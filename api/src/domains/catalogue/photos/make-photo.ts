import { createHash } from 'node:crypto';
import {
  colours,
  PHOTO_LIMITS,
  PHOTO_SIDES,
  type PhotoRefusal,
  type PhotoSize,
  PICTURE_QUALITY,
  SHARE_PICTURE,
} from '@saltbush/contract';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { BusinessError } from '../../../lib/errors';
import { type PhotoKind, photoKindOf } from './photo-kind';

/** Copies of a photo by size, and the one for shared links. */
export type PhotoFiles<Size extends string = PhotoSize> = Record<Size | 'share', Buffer>;

/** What copies are made of a photo: the longer side of each in pixels, and their quality of 100. */
export interface PhotoCopies<Size extends string> {
  sides: Readonly<Record<Size, number>>;
  quality: number;
}

const OF_PRODUCT: PhotoCopies<PhotoSize> = { sides: PHOTO_SIDES, quality: PICTURE_QUALITY };

export interface MadePhoto<Size extends string = PhotoSize> {
  /** Twelve bytes of what the copies are, as 24 hex digits. */
  hash: string;
  /** Pixels of the largest copy. */
  width: number;
  height: number;
  files: PhotoFiles<Size>;
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

const asWebp = (pixels: Sharp, quality: number): Promise<Buffer> => pixels.webp({ quality }).toBuffer();

const asShared = (pixels: Sharp, quality: number): Promise<Buffer> =>
  pixels
    .resize({ ...SHARE_PICTURE, fit: 'contain', background: colours.paper })
    .flatten({ background: colours.paper })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

function hashOf(files: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 24);
}

/**
 * Makes the copies of a photo that the shop shows, upright and without what cameras write into files. The file is unpacked
 * once; the copies are made of its largest one.
 * @throws {BusinessError} PHOTO_REFUSED
 */
export async function makePhoto<Size extends string = PhotoSize>(
  bytes: Buffer,
  { sides, quality } = OF_PRODUCT as PhotoCopies<Size>,
): Promise<MadePhoto<Size>> {
  if (bytes.length > PHOTO_LIMITS.bytes) throw refused('too_many_bytes');
  const found = photoKindOf(bytes);
  if ('refusal' in found) throw refused(found.refusal);
  // Loaded for the first upload: most processes of the api see none.
  const { default: sharp } = await import('sharp');
  const source = sharp(bytes, OPTIONS).timeout({ seconds: PATIENCE_SECONDS });
  check(found.kind, await orRefused(source.metadata()));
  const sizes = Object.entries(sides) as [Size, number][];
  const largest = Math.max(...sizes.map(([, side]) => side));
  const upright = inside(source.autoOrient().toColourspace('srgb'), largest);
  const { data, info } = await orRefused(upright.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const copy = () => sharp(data, { raw: { width, height, channels } });
  const share = asShared(copy(), quality);
  const made = await Promise.all(sizes.map(([, side]) => asWebp(inside(copy(), side), quality)));
  const bySize = Object.fromEntries(sizes.map(([size], index) => [size, made[index]]));
  const files = { ...bySize, share: await share } as PhotoFiles<Size>;
  return { hash: hashOf(made), width, height, files };
}
