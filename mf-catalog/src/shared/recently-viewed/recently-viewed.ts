/** Emptied at sign-out by the session. */
const KEY = 'recently_viewed';
/** As many as the device remembers (rule look-07). */
const MAX_REMEMBERED = 20;

/** Ids of the products seen on this device, the latest first. */
export function recentlyViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a product first among those seen; none is remembered twice. */
export function rememberViewed(id: string): void {
  const others = recentlyViewed().filter((other) => other !== id);
  localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_REMEMBERED)));
}
