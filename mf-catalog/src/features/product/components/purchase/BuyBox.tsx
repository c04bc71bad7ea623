import { Badge, Heading, Price, TagList } from '@saltbush/shared-ui/design/core';
import type { ReactNode } from 'react';
import { FavouriteButton } from '../../../../shared/favourites/FavouriteButton';
import type { ProductSummary } from '../../model/product-summary';
import styles from './BuyBox.module.css';

interface BuyBoxProps {
  summary: ProductSummary;
  /** Shown only for products that may be advertised, at most 4. */
  badges: readonly string[];
  /** Content that requires the complete product: variants, purchase, delivery. */
  children: ReactNode;
}

function Brand({ brand }: Pick<ProductSummary, 'brand'>) {
  if (!brand) return null;
  return (
    <p className={styles.brand}>
      {brand.url ? <a href={brand.url}>{brand.name}</a> : <span>{brand.name}</span>}
    </p>
  );
}

const MAX_BADGES = 4;

/** A product's name, tags and price, followed by the purchase options. */
export function BuyBox({ summary, badges, children }: BuyBoxProps) {
  const { brand, title, tags, price, priceType, rrp, originalPrice, schedule, isAdvertisable } = summary;
  return (
    <div className={styles.box}>
      <div className={styles.names}>
        <Brand brand={brand} />
        <div className={styles.title}>
          <Heading level={1} size="title">
            {title}
          </Heading>
          {!summary.isService && <FavouriteButton product={{ id: summary.id, title, priceType }} />}
        </div>
        <TagList tags={tags} />
        {isAdvertisable && badges.length > 0 && (
          <ul className={styles.badges} aria-label="Good to know">
            {badges.slice(0, MAX_BADGES).map((badge) => (
              <li key={badge}>
                <Badge tone="brand">{badge}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {price !== null && (
        <Price
          size="lg"
          cents={price}
          priceType={priceType}
          rrpCents={rrp}
          originalCents={originalPrice}
          schedule={schedule === '3' && isAdvertisable ? null : schedule}
          restricted={!isAdvertisable}
        />
      )}
      {children}
    </div>
  );
}
