import { type BrandLetter, groupBrands } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { useMemo, useState } from 'react';
import type { MenuBrand, PopularBrand } from '../api/navigation';
import styles from './BrandsPanel.module.css';

function Letter({ letter, brands }: BrandLetter<MenuBrand>) {
  return (
    <div className={styles.letter}>
      <h3 className={styles.initial}>{letter}</h3>
      <ul>
        {brands.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} className={styles.brand}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PopularBrands({ brands }: { brands: readonly PopularBrand[] }) {
  return (
    <div>
      <h2 className={styles.title}>Popular Brands</h2>
      <ul className={styles.logos}>
        {brands.map(({ id, name, url, image }) => (
          <li key={id}>
            <a href={url} className={styles.logo}>
              <img src={image} alt={name} width={144} height={56} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface BrandsPanelProps {
  popular: readonly PopularBrand[];
  /** All brands, sorted by name. */
  brands: readonly MenuBrand[];
}

/** Popular brands with logos, then all brands, one group of letters at a time (section 2.2). */
export function BrandsPanel({ popular, brands }: BrandsPanelProps) {
  const groups = useMemo(() => groupBrands(brands), [brands]);
  const [chosen, setChosen] = useState(0);
  return (
    <div className={styles.panel}>
      {popular.length > 0 && <PopularBrands brands={popular} />}
      <div>
        <div className={styles.heading}>
          <h2 className={styles.title}>Brands by letter</h2>
          <a href={links.brands()} className={styles.all}>
            All brands
          </a>
        </div>
        <div className={styles.groups}>
          {groups.map(({ name, letters }, index) => (
            <button
              type="button"
              key={name}
              className={styles.group}
              aria-pressed={index === chosen}
              disabled={letters.length === 0}
              onClick={() => setChosen(index)}
            >
              {name}
            </button>
          ))}
        </div>
        <div className={styles.letters}>
          {groups[chosen]?.letters.map((letter) => (
            <Letter key={letter.letter} {...letter} />
          ))}
        </div>
      </div>
    </div>
  );
}
