import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { BrandMark } from '@saltbush/shared-ui/design/icons';
import styles from './Logo.module.css';

/** The brand mark and name, linking to the home page (section 2.2). */
export function Logo() {
  return (
    <a href={links.home()} className={styles.logo} aria-label={`${brand.name}, home`}>
      <BrandMark size={36} className={styles.mark} />
      <span className={styles.wordmark}>
        <span className={styles.name}>{brand.logo.name}</span>{' '}
        <span className={styles.suffix}>{brand.logo.suffix}</span>
      </span>
    </a>
  );
}
