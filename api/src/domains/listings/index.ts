/**
 * Lists of products: listing pages, cards, recommendations.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export { cardsByIds } from './cards';
export type { ListingsContext } from './context';
