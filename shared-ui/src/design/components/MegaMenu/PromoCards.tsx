import styles from './PromoCards.module.css';

export interface PromoCardModel {
  readonly id: string;
  readonly title: string;
  readonly text?: string | null;
  readonly image: string;
  readonly targetLink: string;
}

/** A grid of promotional cards. Renders nothing without cards. */
export function PromoCards({ cards }: { cards: readonly PromoCardModel[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {cards.map(({ id, title, text, image, targetLink }) => (
        <li key={id}>
          <a href={targetLink} className={styles.card}>
            <img className={styles.picture} src={image} alt="" width={360} height={200} loading="lazy" />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {text && <span className={styles.text}>{text}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
