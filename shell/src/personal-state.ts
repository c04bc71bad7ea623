function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that blocks storage has stored nothing.
    return false;
  }
}

/** Returns whether the server's markup is out of date: it always shows a guest without a cart or location. */
export const isPersonalised = (): boolean =>
  hasStored('cart_uuid') || hasStored('preference') || document.cookie.includes('saltbush_signed_in=1');
