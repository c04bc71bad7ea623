import { ChevronRightIcon, LogOutIcon } from '@saltbush/shared-ui/design/icons';
import { useSignOut } from '../sign-out/use-sign-out';
import styles from './AccountList.module.css';
import { type AccountLink, afterSignOut } from './account-links';

/** Icon sizes in px; the dropdown is more compact. */
const ICON = { menu: 18, side: 20, rows: 20 } as const;
const STROKE = 1.75;

interface AccountListProps {
  pages: readonly AccountLink[];
  /** Rendered in the header's dropdown, at the side of a page, or as rows on a phone. */
  look: 'menu' | 'side' | 'rows';
  isCurrent?: (href: string) => boolean;
  onNavigate?: () => void;
}

/** The account's pages with separators, and sign out (section 2.3). */
export function AccountList({ pages, look, isCurrent, onNavigate }: AccountListProps) {
  const { status, leave } = useSignOut();
  return (
    <ul className={`${styles.list} ${styles[look]}`}>
      {pages.map(({ id, label, href, icon: Icon, separatorAfter }) => (
        <li key={id} className={separatorAfter ? styles.separated : undefined}>
          <a
            className={styles.link}
            href={href}
            aria-current={isCurrent?.(href) ? 'page' : undefined}
            onClick={onNavigate}
          >
            <Icon size={ICON[look]} strokeWidth={STROKE} />
            <span>{label}</span>
            {look === 'rows' && <ChevronRightIcon className={styles.arrow} size={18} strokeWidth={STROKE} />}
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.link}
          aria-busy={status === 'busy'}
          onClick={() => leave(afterSignOut(window.location.pathname))}
        >
          <LogOutIcon size={ICON[look]} strokeWidth={STROKE} />
          <span>Sign Out</span>
        </button>
      </li>
    </ul>
  );
}
