/** The shop's names, defined once so that it can be rebranded. */
export const SHOP = {
  name: 'Saltbush Health',
  pharmacy: 'Saltbush Pharmacy',
  rewards: 'Saltbush Rewards',
} as const;

/** Returns a page's document title. */
export const pageTitle = (title: string): string => `${title} | ${SHOP.name}`;
