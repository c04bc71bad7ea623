import { unitPriceWords } from '@saltbush/contract';
import { Badge, FINGER, formatCents, Heading, Price, TagList } from '@saltbush/shared-ui/design/core';
import type { ReactNode } from 'react';
import { FavouriteButton } from '../../../../shared/favourites/FavouriteButton';
import type { ProductSummary } from '../../model/product-summary';
import styles from './BuyBox.module.css';

interface BuyBoxProps {
  summary: ProductSummary;
  /** Shown only for products that may be advertised, at most 4. */
  badges: readonly string[];
  /** Several are chosen, so that the price is that of each. */
  isEach?: boolean;
  /** Content that requires the complete product: variants, purchase, delivery. */
  children: ReactNode;
}

function Brand({ brand }: Pick<ProductSummary, 'brand'>) {
  if (!brand) return null;
  return (
    <p className={styles.brand}>
      {brand.url ? (
        <a href={brand.url} className={FINGER}>
          {brand.name}
        </a>
      ) : (
        <span>{brand.name}</span>
      )}
    </p>
  );
}

/** The other fee of a service: the fee is that of the appointment, whenever the page is read (rule consent-05). */
function OtherFee({ summary }: { summary: ProductSummary }) {
  const { priceType, usualPrice, afterHoursPrice } = summary;
  if (usualPrice === null || afterHoursPrice === null || usualPrice >= afterHoursPrice) return null;
  return (
    <p className={styles.each}>
      {priceType === 'afterhours'
        ? `${formatCents(usualPrice)} for an appointment from 8 am to 6 pm on a business day`
        : `${formatCents(afterHoursPrice)} for an appointment outside 8 am to 6 pm on a business day`}
    </p>
  );
}

/** The price with its saving, and what a piece or 100 mL comes to. */
function PriceLine({ summary, isEach }: { summary: ProductSummary; isEach: boolean }) {
  const { title, price, priceType, rrp, originalPrice, schedule, isAdvertisable, isService } = summary;
  if (price === null) return null;
  const perUnit = isService ? null : unitPriceWords(title, price);
  return (
    <div className={styles.price}>
      <Price
        size="lg"
        cents={price}
        from={summary.isFrom}
        priceType={priceType}
        rrpCents={rrp}
        originalCents={originalPrice}
        schedule={schedule === '3' && isAdvertisable ? null : schedule}
        restricted={!isAdvertisable}
      />
      {isEach && <span className={styles.each}>each</span>}
      {perUnit && <span className={styles.unit}>{perUnit}</span>}
    </div>
  );
}

const MAX_BADGES = 4;

/** A product's name, tags and price, followed by the purchase options. */
export function BuyBox({ summary, badges, isEach = false, children }: BuyBoxProps) {
  const { brand, title, tags, priceType, isAdvertisable } = summary;
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
      <PriceLine summary={summary} isEach={isEach} />
      {summary.isService && <OtherFee summary={summary} />}
      {children}
    </div>
  );
}
