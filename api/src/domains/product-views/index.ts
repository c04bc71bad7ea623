/**
 * A customer's recently viewed products.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export type { ProductViewsContext } from './context';
