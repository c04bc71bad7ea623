import { SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  AwardIcon,
  CalendarDaysIcon,
  CreditCardIcon,
  HeartIcon,
  HeartPulseIcon,
  MapPinIcon,
  PackageIcon,
  RepeatIcon,
  ShieldCheckIcon,
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
/** Sign Out follows all pages. */
const AFTER_LAST = 12;

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
  [11, 'Appointments', links.account.appointments(), CalendarDaysIcon],
];

const DETAILS = 12;

/** Listed beside the account's pages only: the menu in the header is fixed by section 2.3. */
export const DETAILS_LINK: AccountLink = {
  id: DETAILS,
  label: 'Details and security',
  href: links.account.details(),
  icon: ShieldCheckIcon,
  separatorAfter: false,
};

/** Returns the released account pages in menu order; a separator remains where its page is missing. */
export function accountLinks(isReleased: (href: string) => boolean): AccountLink[] {
  const released = entries.filter(([, , href]) => isReleased(href));
  return released.map(([id, label, href, icon], index) => {
    const next = released[index + 1]?.[0] ?? AFTER_LAST;
    const separatorAfter = SEPARATED.some((separated) => id <= separated && separated < next);
    return { id, label, href, icon, separatorAfter };
  });
}

/** Returns the path to go to after signing out: home from an account page, else the current one (section 2.3). */
export const afterSignOut = (pathname: string): string =>
  pathname.split('/').includes('user') ? links.home() : pathname;

/** All pages of a program share one navigation entry. */
const sectionOf = (href: string): string => /^\/user\/journey\/[^/]+/.exec(href)?.[0] ?? href;

/** Returns true for an entry's page and the pages below it. */
export const isInSection = (pathname: string, href: string): boolean =>
  `${pathname}/`.startsWith(`${sectionOf(href)}/`);
