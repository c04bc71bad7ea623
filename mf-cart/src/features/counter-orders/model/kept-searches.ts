import { keptSearches } from '@saltbush/shared-ui/counter';

/** The words of searches for orders that may tell of a person. */
export const { keep: keepSearch, recall: keptSearch } = keptSearches('order_searches');
