/**
 * What a customer ate, by day and meal.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export type { FoodDocument } from './documents';
export { searchTokensOf } from './search-tokens';
