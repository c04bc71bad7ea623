import type { ListingsContext } from '../listings';

/** Context of the product-views resolvers. */
export type ProductViewsContext = ListingsContext;
