import type { ListingsContext } from '../listings';

/** What the resolvers of content get. */
export type ContentContext = ListingsContext;
