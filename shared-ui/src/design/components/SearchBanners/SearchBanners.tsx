import styles from './SearchBanners.module.css';

export interface SearchBannerModel {
  text: string;
  image: string;
  /** "primary" or "other". */
  theme: string;
  targetLink: string;
}

interface SearchBannersProps {
  banners: readonly SearchBannerModel[];
  /** Small print below them; empty if there is none. */
  disclaimer?: string;
}

/** Promotional banners of the search panel. */
export function SearchBanners({ banners, disclaimer }: SearchBannersProps) {
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
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </section>
  );
}
