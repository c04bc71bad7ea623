/**
 * The brand words of the shop, in one place: another pharmacy rebrands the shop by changing this file
 * (decisions, Names and look).
 */
export const BRAND = {
  name: 'Saltbush Health',
  pharmacy: 'Saltbush Pharmacy',
  rewards: 'Saltbush Rewards',
} as const;
