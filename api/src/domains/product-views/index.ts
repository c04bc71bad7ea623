/**
 * Products that a customer looked at.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export type { ProductViewsContext } from './context';
