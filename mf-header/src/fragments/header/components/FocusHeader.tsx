import { brand } from '@saltbush/shared-ui/brand';
import { ArrowLeftIcon, LockIcon, PhoneIcon } from '@saltbush/shared-ui/design/icons';
import type { Focus } from '@saltbush/shared-ui/platform';
import styles from './FocusHeader.module.css';
import { Logo } from './Logo';

/** The header around one task, such as the checkout or a booking. Its only links are home, help and the way out. */
export function FocusHeader({ focus: { title, exit } }: { focus: Focus }) {
  const { phone } = brand.contact;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <p className={styles.title}>
          <LockIcon size={18} strokeWidth={1.75} />
          {title}
        </p>
        <div className={styles.links}>
          <a href={phone.href} className={styles.link}>
            <PhoneIcon size={18} strokeWidth={1.75} />
            Help<span className={styles.number}> {phone.display}</span>
          </a>
          <a href={exit.path} className={styles.link}>
            <ArrowLeftIcon size={18} strokeWidth={1.75} />
            {exit.label}
          </a>
        </div>
      </div>
    </header>
  );
}
