import { colours, pngPicture, SHARE_PICTURE, sharePicture } from '@saltbush/contract';
import { LRUCache } from 'lru-cache';
import type { OutputInfo, Sharp } from 'sharp';
import { createKeyedQueue } from '../../lib/keyed-queue';
import type { Picture, PictureSource } from './picture-source';

const PNG = /^(\/media\/[^.]+)(\.share)?\.png$/;
/** Some three hundred pictures: those of links that many people share at the moment. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** Pixels left and right, or above and below, that centre a picture in the shared one. */
function marginsOf({ width, height }: { width: number; height: number }) {
  const [across, down] = [SHARE_PICTURE.width - width, SHARE_PICTURE.height - height];
  const [left, top] = [Math.floor(across / 2), Math.floor(down / 2)];
  return { left, right: across - left, top, bottom: down - top };
}

/**
 * Puts a picture in the middle of the shared one. Beside it its edges go on; above and below, where something may touch
 * an edge, the colours of its left corners do.
 */
function centred(drawn: Sharp, pixels: Buffer, size: OutputInfo): Sharp {
  const { left, right, top, bottom } = marginsOf(size);
  if (left + right > 0) return drawn.extend({ left, right, extendWith: 'copy' });
  const colourAt = (pixel: number) => {
    const [r = 255, g = 255, b = 255] = pixels.subarray(pixel * size.channels);
    return { r, g, b };
  };
  const lower = { width: SHARE_PICTURE.width, height: bottom, channels: 3 as const };
  const ground = { create: { ...lower, background: colourAt((size.height - 1) * size.width) } };
  return drawn
    .extend({ top, bottom, background: colourAt(0) })
    .composite(bottom > 0 ? [{ input: ground, left: 0, top: top + size.height }] : []);
}

/** Draws on white, because networks show transparent pixels as black. */
async function rasterize({ read }: Picture, isShared: boolean): Promise<Buffer> {
  // Loaded for the first such picture: most starts of the api need none.
  const { default: sharp } = await import('sharp');
  const { width, height } = SHARE_PICTURE;
  const { data, info: raw } = await sharp(Buffer.from(await read()), { density: 300 })
    .resize(isShared ? { width, height, fit: 'inside' } : { width })
    .flatten({ background: colours.paper })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw });
  const whole = isShared ? centred(drawn, data, raw) : drawn;
  return whole.png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/**
 * Adds to a source of drawings the same as PNG, at the addresses that the contract gives them. They are made on
 * demand and one at a time, in a thread of their own, so that a crawler cannot take the processors from the shop.
 */
export function createPngPictures(source: PictureSource): PictureSource {
  const inTurn = createKeyedQueue();
  const cache = new LRUCache<string, Buffer, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (png) => png.byteLength,
    fetchMethod: (path, _stale, { context }) =>
      inTurn('png', () => rasterize(context, path === sharePicture(context.path))),
  });

  async function findPng(drawing: string, isShared: boolean): Promise<Picture | null> {
    const found = await source.find(drawing);
    if (!found) return null;
    const path = isShared ? sharePicture(found.path) : pngPicture(found.path);
    return { path, contentType: 'image/png', read: () => cache.forceFetch(path, { context: found }) };
  }

  return {
    find(path) {
      const [, name, share] = PNG.exec(path) ?? [];
      return name ? findPng(`${name}.svg`, share !== undefined) : source.find(path);
    },
  };
}
