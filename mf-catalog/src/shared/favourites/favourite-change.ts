/** A product as its heart knows it. */
export interface FavouriteProduct {
  id: string;
  title: string;
  /** The price type that the shopper saw, stored with the favourite. */
  priceType: string;
}

/** A click on a heart: whether the product shall be a favourite from now on. */
export interface FavouriteChange {
  product: FavouriteProduct;
  wanted: boolean;
}

/** Returns the ids after a change; a new favourite is the first. */
export function applyChange(ids: readonly string[], { product, wanted }: FavouriteChange): string[] {
  if (wanted && ids.includes(product.id)) return [...ids];
  const others = ids.filter((id) => id !== product.id);
  return wanted ? [product.id, ...others] : others;
}
