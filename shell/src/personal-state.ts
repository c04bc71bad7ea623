/** Returns whether the server's markup is out of date: it always shows a guest without a cart or location. */
export function isPersonalised(): boolean {
  return Boolean(
    localStorage.getItem('cart_uuid') ||
      localStorage.getItem('preference') ||
      document.cookie.includes('saltbush_signed_in=1'),
  );
}
