import { useSearchBanners } from '../api/search-banners';
import type { Banner } from '../model/banners';
import styles from './PanelBanners.module.css';

interface PanelBannersProps {
  /** Banners returned with the search results. */
  resultBanners: readonly Banner[];
  /** Whether the search box is empty. If so, the default banners are shown when the search returned none. */
  isEmptyBox: boolean;
}

/** Promotional banners with their disclaimer. Renders nothing if there are none. */
export function PanelBanners({ resultBanners, isEmptyBox }: PanelBannersProps) {
  const content = useSearchBanners();
  const banners = resultBanners.length > 0 || !isEmptyBox ? resultBanners : (content?.promoBanners ?? []);
  if (banners.length === 0) return null;
  return (
    <section aria-label="Promotions" className={styles.block}>
      <ul className={styles.list}>
        {banners.map(({ text, image, theme, targetLink }) => (
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
      {content?.disclaimer && <p className={styles.disclaimer}>{content.disclaimer}</p>}
    </section>
  );
}
