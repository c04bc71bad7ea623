import { useSearchBanners } from '../api/search-banners';
import styles from './PanelBanners.module.css';

/** Promotions of the empty panel, with their small print; nothing when there are none. */
export function PanelBanners() {
  const banners = useSearchBanners();
  if (!banners || banners.promoBanners.length === 0) return null;
  return (
    <section aria-label="Promotions" className={styles.block}>
      <ul className={styles.list}>
        {banners.promoBanners.map(({ text, image, theme, targetLink }) => (
          <li key={targetLink + text}>
            <a
              href={targetLink}
              className={styles.banner}
              data-theme={theme === 'primary' ? 'primary' : 'other'}
            >
              <img className={styles.picture} src={image} alt="" width={96} height={72} loading="lazy" />
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {banners.disclaimer && <p className={styles.disclaimer}>{banners.disclaimer}</p>}
    </section>
  );
}
