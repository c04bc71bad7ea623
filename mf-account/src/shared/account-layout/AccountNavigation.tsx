import { useLocation } from '@saltbush/shared-ui/platform';
import { AccountList } from './AccountList';
import styles from './AccountNavigation.module.css';
import { isInSection } from './account-links';
import { useNavigationLinks } from './use-account-links';

interface AccountNavigationProps {
  /** The side navigation on desktop, or the rows of the dashboard on a phone. */
  place: 'side' | 'rows';
}

/** The account's pages and sign out. Each placement is visible only at its own breakpoints. */
export function AccountNavigation({ place }: AccountNavigationProps) {
  const { pathname } = useLocation();
  const pages = useNavigationLinks();
  const isCurrent = (href: string) => isInSection(pathname, href);
  const shown = pages.filter(({ href }) => place === 'side' || !isCurrent(href));
  return (
    <nav aria-label="Your account" className={styles[place]}>
      <AccountList pages={shown} look={place} isCurrent={isCurrent} />
    </nav>
  );
}
