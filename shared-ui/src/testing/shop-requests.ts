const OF_THE_SHOP = /^\/(graphql$|api\/|1\/)/;

/** The page's folder: a static build may be served from a path such as `/api/…` itself. */
const folder = () =>
  typeof document === 'undefined'
    ? '/'
    : new URL('.', new URL(document.baseURI, 'http://shop.test')).pathname;

/** Returns true for requests to the shop's own services; false for images, scripts and styles. */
export function isShopRequest({ url }: { url: string }): boolean {
  const { pathname } = new URL(url);
  const own = folder();
  return OF_THE_SHOP.test(pathname) && (own === '/' || !pathname.startsWith(own));
}
