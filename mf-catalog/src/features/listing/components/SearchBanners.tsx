import type { Listing } from '../api/listing';
import styles from './SearchBanners.module.css';

/** Banners that the search service returns for the query. */
export function SearchBanners({ banners }: Pick<Listing, 'banners'>) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="For this search">
      {banners.map(({ text, image, theme, targetLink }) => (
        <li key={targetLink + text}>
          <a className={`${styles.banner} ${theme === 'primary' ? styles.primary : ''}`} href={targetLink}>
            <img className={styles.image} src={image} alt="" width={96} height={72} loading="lazy" />
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
