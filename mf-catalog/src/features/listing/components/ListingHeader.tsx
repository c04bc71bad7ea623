import { Chip, Heading, Text } from '@saltbush/shared-ui/design/core';
import type { Listing } from '../api/listing';
import styles from './ListingHeader.module.css';

/** Deeper categories as links; the row scrolls on small screens. */
function Subcategories({ listing }: { listing: Listing }) {
  if (listing.children.length === 0) return null;
  return (
    <nav aria-label="Subcategories">
      <ul className={styles.chips}>
        {listing.children.map(({ title, url }) => (
          <li key={url}>
            <Chip href={url}>{title}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** Small print and last day of a promotion. */
function PromotionTerms({ promotion }: { promotion: Listing['promotion'] }) {
  if (!promotion) return null;
  return (
    <Text size="sm" tone="muted">
      {promotion.display_info} Ends {dateFormat.format(new Date(promotion.end_date))}.
    </Text>
  );
}

/** What is listed, how many products it has, and the ways deeper. */
export function ListingHeader({ listing }: { listing: Listing }) {
  const { total } = listing.paginatorInfo;
  const logo = listing.brand?.logo_image;
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        {logo && <img className={styles.logo} src={logo} alt="" width={128} height={64} />}
        <div>
          <Heading level={1}>{listing.title}</Heading>
          <p className={styles.count} role="status">
            {total.toLocaleString('en-AU')} {total === 1 ? 'product' : 'products'}
          </p>
        </div>
      </div>
      {listing.description && <Text className={styles.description}>{listing.description}</Text>}
      <PromotionTerms promotion={listing.promotion} />
      <Subcategories listing={listing} />
    </header>
  );
}
