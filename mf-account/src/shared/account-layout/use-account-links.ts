import { useServed } from '@saltbush/shared-ui/platform';
import { type AccountLink, accountLinks } from './account-links';

/** Returns the account pages that have been released. */
export const useAccountLinks = (): AccountLink[] => accountLinks(useServed());
