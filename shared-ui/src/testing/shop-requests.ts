const OF_THE_SHOP = /^\/(graphql$|api\/|1\/)/;

/** The folder of the page: a static build may lie in one that is called `/api/…` as well. */
const folder = () =>
  typeof document === 'undefined'
    ? '/'
    : new URL('.', new URL(document.baseURI, 'http://shop.test')).pathname;

/** True for what only the shop's own services answer; false for pictures, scripts and styles. */
export function isOfTheShop({ url }: { url: string }): boolean {
  const { pathname } = new URL(url);
  const own = folder();
  return OF_THE_SHOP.test(pathname) && (own === '/' || !pathname.startsWith(own));
}
