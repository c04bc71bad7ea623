import { LogOutIcon } from '@saltbush/shared-ui/design/icons';
import { type SlotProps, signOut, useSession } from '@saltbush/shared-ui/platform';
import { afterSignOut } from '../../layout/account-links';
import { useAccountLinks } from '../../layout/use-account-links';
import styles from './account-menu.module.css';

/** Content of the account dropdown (specification section 2.3). */
export default function AccountMenu({ onNavigate }: SlotProps['header.account-menu']) {
  const user = useSession((state) => state.user);
  const accountLinks = useAccountLinks();
  return (
    <nav aria-label="Account" className={styles.menu}>
      {user && <p className={styles.greeting}>Hi, {user.first_name}</p>}
      <ul className={styles.list}>
        {accountLinks.map((link) => (
          <li key={link.id} className={link.separatorAfter ? styles.separated : undefined}>
            <a className={styles.link} href={link.href} onClick={onNavigate}>
              <link.icon size={18} strokeWidth={1.75} />
              {link.label}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.link}
            onClick={() => void signOut(afterSignOut(window.location.pathname))}
          >
            <LogOutIcon size={18} strokeWidth={1.75} />
            Sign Out
          </button>
        </li>
      </ul>
    </nav>
  );
}
