import { links } from '@saltbush/contract/links';
import { ArrowLeftIcon, LockIcon } from '@saltbush/shared-ui/design/icons';
import styles from './CheckoutHeader.module.css';
import { Logo } from './Logo';

/** The checkout's header. Its only links are home and back to the cart. */
export function CheckoutHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <p className={styles.secure}>
          <LockIcon size={18} strokeWidth={1.75} />
          Secure checkout
        </p>
        <a href={links.cart()} className={styles.back}>
          <ArrowLeftIcon size={18} strokeWidth={1.75} />
          Back to cart
        </a>
      </div>
    </header>
  );
}
