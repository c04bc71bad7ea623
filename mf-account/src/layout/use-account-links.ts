import { useServed } from '@saltbush/shared-ui/platform';
import { ACCOUNT_LINKS, type AccountLink } from './account-links';

/** Those of the account's pages that are released. */
export function useAccountLinks(): AccountLink[] {
  const isServed = useServed();
  return ACCOUNT_LINKS.filter(({ href }) => isServed(href));
}
