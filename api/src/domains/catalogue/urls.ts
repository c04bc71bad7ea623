/** Paths of the shop's pages (section 2.1). */
export const productUrl = (slug: string) => `/products/${slug}`;
export const categoryUrl = (path: string) => `/browse/${path}`;
export const brandUrl = (slug: string) => `/brands/${slug}`;
export const promotionUrl = (id: number) => `/promotions/${id}`;
