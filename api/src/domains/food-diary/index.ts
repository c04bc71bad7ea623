/**
 * The food diary: what a customer ate, by day and meal.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export type { FoodDocument } from './documents';
export { searchTokensOf } from './search-tokens';
export { deleteDiary, readDiary } from './store';
