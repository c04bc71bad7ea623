import { deviceStorage, personalStorage } from '@saltbush/shared-ui/platform';

const KEY = 'recently_viewed';
/** Maximum number of stored products (rule look-07). */
const MAX_STORED = 20;

/** Returns the ids of the products viewed on this device, most recent first. */
export function recentlyViewed(): string[] {
  const stored = personalStorage.readJson(KEY) ?? deviceStorage.readJson(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function store(ids: string[]): void {
  personalStorage.writeJson(KEY, ids);
  // Releases before `personalStorage` kept them under the plain key.
  deviceStorage.remove(KEY);
}

/** Stores a product as the most recently viewed one, without duplicates. */
export function addRecentlyViewed(id: string): void {
  const others = recentlyViewed().filter((other) => other !== id);
  store([id, ...others].slice(0, MAX_STORED));
}

/** Removes a product from those viewed on this device. */
export function removeRecentlyViewed(id: string): void {
  store(recentlyViewed().filter((other) => other !== id));
}
