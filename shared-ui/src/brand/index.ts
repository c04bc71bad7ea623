import { PHARMACY, SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

interface BrandLink {
  label: string;
  href: string;
}

/**
 * The public brand: names, contact details and the pharmacy's regulatory information. To rebrand the shop, change
 * this file, and names and contact in the contract (`shop-names`).
 */
export const brand = {
  ...SHOP,
  /** The two parts of the name in the logo. */
  logo: { name: 'Saltbush', suffix: 'Health' },
  tagline: 'Pharmacy, health store and doctors online, for all of Australia.',
  contact: {
    phone: PHARMACY.phone,
    email: PHARMACY.email,
    hours: PHARMACY.hours,
  },
  /** Information that an Australian pharmacy must publish on its site. */
  regulatory: {
    pharmacy: SHOP.pharmacy,
    address: PHARMACY.address,
    /** Australian Business Number, spaced as it is printed. */
    abn: PHARMACY.abn,
    approvalNumber: PHARMACY.approvalNumber,
    owner: PHARMACY.owner,
    pharmacistInCharge: PHARMACY.pharmacistInCharge,
    phone: PHARMACY.phone,
    hours: '8 am to 8 pm, every day',
    /** ISO date. */
    lastUpdated: '2026-11-02',
  },
  emergency: 'Telehealth is not for emergencies. If you need help now, call 000.',
} as const;

/** The pharmacy, line by line, for labels and slips. */
export const letterhead: readonly string[] = [
  brand.regulatory.pharmacy,
  ...brand.regulatory.address,
  brand.regulatory.phone.display,
];

/** The seller, line by line, with its ABN as a tax invoice requires it (rule australia-11). */
export const invoiceLetterhead: readonly string[] = [
  brand.regulatory.pharmacy,
  `ABN ${brand.regulatory.abn}`,
  ...letterhead.slice(1),
];

/** Link columns of the footer, after the column of departments. */
export const footerColumns: readonly { title: string; links: readonly BrandLink[] }[] = [
  {
    title: 'Health services',
    links: [
      { label: 'See a doctor', href: links.telehealth.services() },
      { label: 'Online scripts', href: links.telehealth.service('online-scripts') },
      { label: 'Weight Management Program', href: links.journey.program() },
      { label: 'AutoDelivery', href: links.pages.autoDelivery() },
      { label: brand.rewards, href: links.pages.rewards() },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Help centre', href: links.pages.help() },
      { label: 'Delivery and returns', href: links.pages.returns() },
      { label: 'Same-day delivery', href: links.pages.sameDayDelivery() },
      { label: 'Find an order', href: links.orderLookup() },
      { label: 'Contact us', href: links.pages.contact() },
    ],
  },
  {
    title: 'About',
    links: [
      { label: `About ${brand.name}`, href: links.pages.about() },
      { label: 'All brands', href: links.brands() },
      { label: 'Terms and conditions', href: links.pages.terms() },
      { label: 'Privacy policy', href: links.pages.privacy() },
      { label: 'Collection notice', href: links.pages.collectionNotice() },
    ],
  },
];
