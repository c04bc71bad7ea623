import { ChevronRightIcon, LogOutIcon } from '@saltbush/shared-ui/design/icons';
import { signOut, useLocation } from '@saltbush/shared-ui/platform';
import styles from './AccountNavigation.module.css';
import { afterSignOut } from './account-links';
import { useAccountLinks } from './use-account-links';

/** The rewards are a part of the dashboard, which is listed already. */
const REWARDS = 2;

interface AccountNavigationProps {
  /** At the side of every page on a desk; the rows of the dashboard on a phone. */
  place: 'side' | 'rows';
}

/** The account's pages, and the way out. Each place shows only at its own widths. */
export function AccountNavigation({ place }: AccountNavigationProps) {
  const { pathname } = useLocation();
  const pages = useAccountLinks().filter(({ id }) => id !== REWARDS);
  const isCurrent = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <nav aria-label="Your account" className={styles[place]}>
      <ul className={styles.list}>
        {pages
          .filter(({ href }) => place === 'side' || !isCurrent(href))
          .map(({ id, label, href, icon: Icon, separatorAfter }) => (
            <li key={id} className={separatorAfter ? styles.separated : undefined}>
              <a className={styles.link} href={href} aria-current={isCurrent(href) ? 'page' : undefined}>
                <Icon size={20} strokeWidth={1.75} />
                <span>{label}</span>
                <ChevronRightIcon className={styles.arrow} size={18} strokeWidth={1.75} />
              </a>
            </li>
          ))}
        <li>
          <button
            type="button"
            className={styles.link}
            onClick={() => void signOut(afterSignOut(window.location.pathname))}
          >
            <LogOutIcon size={20} strokeWidth={1.75} />
            <span>Sign Out</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
