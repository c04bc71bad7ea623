/** The brand names in the sample content, in one place: another pharmacy changes them here. */
export const SHOP = {
  name: 'Saltbush Health',
  pharmacy: 'Saltbush Pharmacy',
  rewards: 'Saltbush Rewards',
  phone: '1800 555 010',
  email: 'care@saltbush.example',
} as const;
