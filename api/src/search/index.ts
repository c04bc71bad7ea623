import { resolvers as report } from './report/resolvers';
import { resolvers as words } from './words/resolvers';

export { ensureIndexes } from './events/store';
export { publicRoutes } from './wire/routes';

/** Fields of the search's report and words. */
export const resolvers = {
  Query: { ...report.Query, ...words.Query },
  Mutation: words.Mutation,
};
