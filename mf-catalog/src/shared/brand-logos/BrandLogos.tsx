import styles from './BrandLogos.module.css';

interface BrandLogosProps {
  brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly logo_image: string;
  }[];
}

/** A grid of linked brand logos. */
export function BrandLogos({ brands }: BrandLogosProps) {
  return (
    <ul className={styles.grid}>
      {brands.map(({ id, name, url, logo_image }) => (
        <li key={id} className={styles.cell}>
          <a className={styles.brand} href={url}>
            <img src={logo_image} alt={name} width={160} height={80} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}
