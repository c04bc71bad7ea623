import { PAYMENT_METHODS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { reopenConsent } from '@saltbush/shared-ui/platform';
import styles from './LegalLine.module.css';

const BRANDS = Object.values(PAYMENT_METHODS).flatMap(({ brands }) => Object.values(brands));

/** Accepted brands of payment, links to legal pages, and the way back to the question about analytics. */
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
        <li>
          <button type="button" className={styles.choices} onClick={reopenConsent}>
            Privacy choices
          </button>
        </li>
      </ul>
    </div>
  );
}
