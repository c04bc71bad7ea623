import { useSearchBanners } from '../api/search-banners';
import type { Banner } from '../model/banners';
import styles from './PanelBanners.module.css';

interface PanelBannersProps {
  /** Those that the search was answered with. */
  answered: readonly Banner[];
  /** Nothing is typed: the shop's own banners stand in where the search brought none. */
  isEmptyBox: boolean;
}

/** Promotions of the panel, with their small print; nothing when there are none. */
export function PanelBanners({ answered, isEmptyBox }: PanelBannersProps) {
  const content = useSearchBanners();
  const banners = answered.length > 0 || !isEmptyBox ? answered : (content?.promoBanners ?? []);
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
