/**
 * Lists of products: listing pages, cards, recommendations.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { cardsByIds } from './cards';
export type { ListingsContext } from './context';
export { isCollection } from './subject';
