import type { ListingsContext } from '../listings';

/** What the resolvers of product-views get. */
export type ProductViewsContext = ListingsContext;
