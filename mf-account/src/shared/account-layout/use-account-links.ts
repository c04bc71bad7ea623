import { useServed } from '@saltbush/shared-ui/platform';
import { type AccountLink, accountLinks } from './account-links';

/** Those of the account's pages that are released. */
export const useAccountLinks = (): AccountLink[] => accountLinks(useServed());
