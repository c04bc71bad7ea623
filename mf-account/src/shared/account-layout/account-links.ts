import { SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  AwardIcon,
  CreditCardIcon,
  HeartIcon,
  HeartPulseIcon,
  MapPinIcon,
  PackageIcon,
  RepeatIcon,
  UserRoundIcon,
  UsersIcon,
  UtensilsIcon,
} from '@saltbush/shared-ui/design/icons';

export interface AccountLink {
  id: number;
  label: string;
  href: string;
  icon: typeof UserRoundIcon;
  /** A separator follows the items with ids 4, 7 and 9 (section 2.3). */
  separatorAfter: boolean;
}

const SEPARATED = [4, 7, 9];
/** Sign Out comes after every page. */
const AFTER_ALL = 11;

const entries: [number, string, string, AccountLink['icon']][] = [
  [1, 'My Account', links.account.dashboard(), UserRoundIcon],
  [2, SHOP.rewards, links.account.dashboard(), AwardIcon],
  [3, 'Order History', links.account.orders(), PackageIcon],
  [4, 'Delivery Address', links.account.profile(), MapPinIcon],
  [5, 'Health Programs', links.journey.dashboard(), HeartPulseIcon],
  [6, 'Payment Methods', links.account.paymentMethods(), CreditCardIcon],
  [7, 'AutoDelivery', links.account.autoDelivery(), RepeatIcon],
  [8, 'Favourites', links.account.favourites(), HeartIcon],
  [9, 'Patients', links.account.patients(), UsersIcon],
  [10, 'Food Tracker', links.foodTracker(), UtensilsIcon],
];

/** The account's pages that are there, in the order of the menu; each separator holds where its own item is missing. */
export function accountLinks(isThere: (href: string) => boolean): AccountLink[] {
  const there = entries.filter(([, , href]) => isThere(href));
  return there.map(([id, label, href, icon], index) => {
    const next = there[index + 1]?.[0] ?? AFTER_ALL;
    const separatorAfter = SEPARATED.some((separated) => id <= separated && separated < next);
    return { id, label, href, icon, separatorAfter };
  });
}

/** Where sign-out leads: home from an account page, else nowhere else (section 2.3). */
export const afterSignOut = (pathname: string): string =>
  pathname.split('/').includes('user') ? links.home() : pathname;

/** A program's pages stand side by side below it: the entry of one is that of all. */
const sectionOf = (href: string): string => /^\/user\/journey\/[^/]+/.exec(href)?.[0] ?? href;

/** True for the page of an entry and the pages below it. */
export const isInSection = (pathname: string, href: string): boolean =>
  `${pathname}/`.startsWith(`${sectionOf(href)}/`);
