import { links } from '@saltbush/contract/links';
import { isMember, type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { AccountList } from '../../shared/account-layout/AccountList';
import { useAccountLinks } from '../../shared/account-layout/use-account-links';
import styles from './account-menu.module.css';

/** Content of the account dropdown (section 2.3). */
export default function AccountMenu({ onNavigate }: SlotProps['header.account-menu']) {
  const user = useSession((state) => state.user);
  const pages = useAccountLinks();
  return (
    <nav aria-label="Account" className={styles.menu}>
      {user && <p className={styles.greeting}>Hi, {user.first_name}</p>}
      {isMember(user) && (
        <a className={styles.counter} href={links.staff.today()}>
          Open the counter
        </a>
      )}
      <AccountList pages={pages} look="menu" onNavigate={onNavigate} />
    </nav>
  );
}
