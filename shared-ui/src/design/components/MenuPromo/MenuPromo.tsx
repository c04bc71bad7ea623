import styles from './MenuPromo.module.css';

export interface MenuPromoProps {
  image: string;
  /** What the picture says, for whoever cannot see it. */
  alt: string;
  targetLink: string;
  /** Empty if there is none. */
  disclaimer: string;
  disclaimerLink: string;
}

/** The promotion below the phone's menu: a picture that is a link, with small print. */
export function MenuPromo({ image, alt, targetLink, disclaimer, disclaimerLink }: MenuPromoProps) {
  return (
    <div className={styles.promo}>
      <a href={targetLink} className={styles.picture}>
        <img src={image} alt={alt} width={360} height={180} />
      </a>
      {disclaimer && (
        <a href={disclaimerLink} className={styles.disclaimer}>
          {disclaimer}
        </a>
      )}
    </div>
  );
}
