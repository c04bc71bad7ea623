import { CONTENT_SIDES } from '@saltbush/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { type ContentPictureFiles, readPictureFile } from '../../domains/content';
import type { PictureSource } from './picture-source';

const PICTURE = /^\/media\/content\/([0-9a-f]{24})-(?:(\d+)\.webp|share\.jpg)$/;
/** About a hundred banners: more than a shop shows at a time. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Returns which copy an address means; null if there is none of that width. */
function copyOf(width: string | undefined): keyof ContentPictureFiles | null {
  if (width === undefined) return 'share';
  return (['small', 'large'] as const).find((size) => CONTENT_SIDES[size] === Number(width)) ?? null;
}

/** Adds the pictures that staff have uploaded for the content to a source of other pictures. */
export function createContentPictures(db: Db, others: PictureSource): PictureSource {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    async find(path) {
      const [match, id = '', width] = PICTURE.exec(path) ?? [];
      if (!match) return others.find(path);
      const copy = copyOf(width);
      const bytes = copy && (cache.get(path) ?? (await readPictureFile(db, id, copy)));
      if (!bytes) return null;
      cache.set(path, bytes);
      return { path, contentType: copy === 'share' ? 'image/jpeg' : 'image/webp', read: () => bytes };
    },
  };
}
