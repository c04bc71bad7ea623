import type { ListingsContext } from '../listings';

/** Context of the content resolvers. */
export type ContentContext = ListingsContext;
