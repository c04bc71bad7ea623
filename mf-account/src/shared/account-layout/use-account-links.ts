import { useServed } from '@saltbush/shared-ui/platform';
import { type AccountLink, accountLinks, DETAILS_LINK } from './account-links';

/** Returns the account pages that have been released. */
export const useAccountLinks = (): AccountLink[] => accountLinks(useServed());

/** Rewards are part of the dashboard, which is already listed. */
const REWARDS = 2;

/** Returns the account pages as their own navigation lists them: the dashboard, the account's details, the others. */
export function useNavigationLinks(): AccountLink[] {
  const isServed = useServed();
  const [first, ...others] = useAccountLinks().filter(({ id }) => id !== REWARDS);
  const details = isServed(DETAILS_LINK.href) ? [DETAILS_LINK] : [];
  return first ? [first, ...details, ...others] : details;
}
