import * as links from '../links/pages';
import { earnsPoints, type Restrictable } from '../products/regulation';

/** The label of every pharmacy item's location in analytics; there is no page of this address (rule 2.1-04). */
export const PHARMACY_LOCATION = links.product('pharmacy');

/** Pages whose own address may be recorded, and beginnings of such addresses. */
const PAGES = [links.home(), links.brands(), links.searchResults(), links.forYou(), links.cart()];
const BEGINNINGS = [
  links.product(''),
  links.browse(''),
  links.brand(''),
  links.collection(''),
  links.promotion(''),
];
/** Addresses that name an order or a customer's list are cut down to what they have in common. */
const CUT = [links.confirmation(''), links.account.favourites()];

/**
 * Returns how analytics name a page, or null where nothing is recorded: telehealth, the program, accounts, checkout and
 * staff.
 */
export function analyticsLocation(pathname: string): string | null {
  if (PAGES.includes(pathname) || BEGINNINGS.some((start) => pathname.startsWith(start))) return pathname;
  return CUT.find((start) => pathname.startsWith(start)) ?? null;
}

/** Returns false for products of which nothing may be recorded: schedules 3 and 4, practitioners' and telehealth. */
export const isRecordable = (
  product: Pick<Restrictable, 'is_practitioner'> & Parameters<typeof earnsPoints>[0],
) => !product.is_practitioner && earnsPoints(product);
