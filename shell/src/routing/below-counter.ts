import { links } from '@saltbush/contract/links';

/** Returns whether a path lies below the counter's address, whether or not a page is there. */
export const isBelowCounter = (pathname: string): boolean =>
  pathname === links.staff.today() || pathname.startsWith(links.staff.root());
