import { PHOTO_SIDES, PHOTO_SIZES, photoInSize, sharePicture } from '@saltbush/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { catalogueIds, findProducts, type PhotoFiles, readPhotoFile } from '../../domains/catalogue';
import type { Picture, PictureSource } from './picture-source';

type Copy = keyof PhotoFiles;

const PHOTO = /^\/media\/photo\/((\d{1,9})-[0-9a-f]{24})-(?:(\d+)\.webp|share\.jpg)$/;
/** About a thousand cards. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Returns which copy an address means; null if there is none of that width. */
function copyOf(width: string | undefined): Copy | null {
  if (width === undefined) return 'share';
  return PHOTO_SIZES.find((size) => PHOTO_SIDES[size] === Number(width)) ?? null;
}

/** Adds the photos that staff have uploaded to a source of other pictures. */
export function createPhotoPictures(db: Db, others: PictureSource): PictureSource {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  async function stored(path: string, id: string, copy: Copy): Promise<Picture | null> {
    const bytes = cache.get(path) ?? (await readPhotoFile(db, id, copy));
    if (!bytes) return null;
    cache.set(path, bytes);
    return { path, contentType: copy === 'share' ? 'image/jpeg' : 'image/webp', read: () => bytes };
  }

  /** Orders and pages of others keep the address of a photo that was removed: it leads to the product's present picture. */
  async function present(path: string, productId: string, copy: Copy): Promise<Picture | null> {
    const [product] = await findProducts(db, catalogueIds([productId]));
    const url = product?.images[0]?.url;
    if (!url) return null;
    const current = copy === 'share' ? sharePicture(url) : photoInSize(url, copy);
    return current === path ? null : { path: current, contentType: '', read: () => '' };
  }

  return {
    async find(path) {
      const [match, id = '', productId = '', width] = PHOTO.exec(path) ?? [];
      if (!match) return others.find(path);
      const copy = copyOf(width);
      return copy && ((await stored(path, id, copy)) ?? present(path, productId, copy));
    },
  };
}
