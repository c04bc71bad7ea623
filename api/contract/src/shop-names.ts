/** The shop's names, defined once so that it can be rebranded. */
export const SHOP = {
  name: 'Saltbush Health',
  pharmacy: 'Saltbush Pharmacy',
  rewards: 'Saltbush Rewards',
} as const;

/** How to reach the shop, and what a pharmacy must publish about itself: on its site and in its mails. */
export const PHARMACY = {
  phone: { display: '1800 555 010', href: 'tel:1800555010' },
  /** Read by people: mails are answered here. */
  email: 'care@saltbush.example',
  hours: '8 am to 8 pm Sydney time, every day',
  address: ['188 Pitt Street', 'Sydney NSW 2000'],
  /** The sample fails the number's checksum, so that no business can have it (rule australia-11). */
  abn: '12 345 678 901',
  approvalNumber: '90417K',
  owner: 'Saltbush Pharmacy Partners Pty Ltd',
  pharmacistInCharge: 'Amara Whitfield, BPharm',
} as const;

/** Returns a page's document title. */
export const pageTitle = (title: string): string => `${title} | ${SHOP.name}`;
