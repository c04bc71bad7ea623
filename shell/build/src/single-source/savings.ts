import type { SingleSourceRule } from './rule';

/** A saving that is counted twice is soon counted from two prices: "12% OFF" beside one that is 25 % higher. */
export const savings: SingleSourceRule = {
  name: 'savings',
  sentence:
    'a saving counts from the price that is struck through beside it: use `shownPrice` of @saltbush/contract, or `Price` and `SaleRibbon` of the design system',
  within: /^(shell\/(src|server)|shared-ui\/src|mf-[^/]+\/src|api\/(src|contract\/src))\//,
  except:
    /(^api\/contract\/src\/pricing\/shown-price\.ts|^shared-ui\/src\/design\/components\/Price\/Price\.tsx|\.(test|stories)\.tsx?)$/,
  copy: /\}% off\b|<\/?(?:s|del)>|\/ \(?(?:rrp|was|everyday|original|list_?price)\w*/i,
};
