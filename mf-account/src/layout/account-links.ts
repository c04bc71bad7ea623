import { SHOP } from '@saltbush/contract';
import { links } from '@saltbush/shared-ui/links';

export interface AccountLink {
  id: number;
  label: string;
  href: string;
  /** A separator follows the items with ids 4, 7 and 9 (specification section 2.3). */
  separatorAfter: boolean;
}

const SEPARATED = new Set([4, 7, 9]);

const entries: [number, string, string][] = [
  [1, 'My Account', links.account.dashboard()],
  [2, SHOP.rewards, links.account.dashboard()],
  [3, 'Order History', links.account.orders()],
  [4, 'Delivery Address', links.account.profile()],
  [5, 'Health Programs', links.journey.dashboard()],
  [6, 'Payment Methods', links.account.paymentMethods()],
  [7, 'AutoDelivery', links.account.autoDelivery()],
  [8, 'Favourites', links.account.favourites()],
  [9, 'Patients', links.account.patients()],
  [10, 'Food Tracker', links.foodTracker()],
];

/** The account's pages, in the order of the account menu. */
export const ACCOUNT_LINKS: readonly AccountLink[] = entries.map(([id, label, href]) => ({
  id,
  label,
  href,
  separatorAfter: SEPARATED.has(id),
}));

/** Where sign-out leads: home from an account page, else nowhere else (section 2.3). */
export const afterSignOut = (pathname: string): string =>
  pathname.split('/').includes('user') ? links.home() : pathname;
