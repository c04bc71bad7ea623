/** The shop's own names, in one place: another pharmacy rebrands the shop here. */
export const SHOP = {
  name: 'Saltbush Health',
  pharmacy: 'Saltbush Pharmacy',
  rewards: 'Saltbush Rewards',
} as const;

/** Title of a page for the document's head. */
export const pageTitle = (title: string): string => `${title} | ${SHOP.name}`;
