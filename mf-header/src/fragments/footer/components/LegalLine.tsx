import { PAYMENT_METHODS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import styles from './LegalLine.module.css';

const BRANDS = Object.values(PAYMENT_METHODS).flatMap(({ brands }) => Object.values(brands));

/** Accepted brands of payment and links to legal pages. */
export function LegalLine() {
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        © {brand.name}. {brand.tagline}
      </p>
      <ul aria-label="We accept" className={styles.payments}>
        {BRANDS.map(({ label }) => (
          <li key={label} className={styles.mark}>
            {label}
          </li>
        ))}
      </ul>
      <ul aria-label="Legal" className={styles.legal}>
        <li>
          <a href={links.pages.terms()}>Terms</a>
        </li>
        <li>
          <a href={links.pages.privacy()}>Privacy</a>
        </li>
        <li>
          <a href={links.pages.collectionNotice()}>Collection notice</a>
        </li>
      </ul>
    </div>
  );
}
