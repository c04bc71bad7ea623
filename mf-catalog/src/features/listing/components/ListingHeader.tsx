import { links } from '@saltbush/contract/links';
import { Chip, Heading, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { formatDate } from '../../../shared/dates/dates';
import type { Listing } from '../api/listing';
import { categoryValue, isFiltered, type ListingState, toggleFilter } from '../model/listing-address';
import styles from './ListingHeader.module.css';

interface ListingHeaderProps {
  listing: Listing;
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** Links to a category's direct subcategories. The row scrolls on small screens. */
function Subcategories({ categories }: { categories: Listing['children'] }) {
  return (
    <nav aria-label="Subcategories">
      <ul className={styles.chips}>
        {categories.map(({ title, url }) => (
          <li key={url}>
            <Chip href={url}>{title}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Filters by category in listings other than category pages. Other filters are preserved. */
function CategoryFilters({ listing, state, onChange }: ListingHeaderProps) {
  const isChoice = listing.children.length > 1 || state.filters.some(({ name }) => name === 'category');
  if (!isChoice) return null;
  return (
    <ul className={styles.chips} aria-label="Categories">
      {listing.children.map((category) => {
        const value = categoryValue(category);
        return (
          <li key={value}>
            <Chip
              selected={isFiltered(state, 'category', value)}
              onSelect={() => onChange(toggleFilter(state, 'category', value))}
            >
              {category.title}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

/** Names what a misspelt search may have meant; its results are shown all the same. */
function DidYouMean({ query }: { query: string | null }) {
  const href = query && links.search(query);
  if (!href) return null;
  return (
    <p>
      Did you mean <TextLink href={href}>{query}</TextLink>?
    </p>
  );
}

/** A promotion's last day. Its terms are shown as the description. */
function PromotionEnd({ promotion }: { promotion: Listing['promotion'] }) {
  if (!promotion) return null;
  return (
    <Text size="sm" tone="muted">
      Ends {formatDate(promotion.end_date)}.
    </Text>
  );
}

/** The listing's title, product count, description and subcategories. */
export function ListingHeader(props: ListingHeaderProps) {
  const { listing, state } = props;
  const { total } = listing.paginatorInfo;
  const logo = listing.brand?.logo_image;
  const banner = listing.brand?.banner_image;
  return (
    <header className={styles.header}>
      {banner && (
        <img className={styles.banner} src={banner} alt="" width={1280} height={320} loading="lazy" />
      )}
      <div className={styles.titleRow}>
        {logo && <img className={styles.logo} src={logo} alt="" width={128} height={64} />}
        <div>
          <Heading level={1}>{listing.title}</Heading>
          <p className={styles.count} role="status">
            {total.toLocaleString('en-AU')} {total === 1 ? 'product' : 'products'}
          </p>
        </div>
      </div>
      <DidYouMean query={listing.did_you_mean} />
      {listing.description && <Text className={styles.description}>{listing.description}</Text>}
      <PromotionEnd promotion={listing.promotion} />
      {listing.children.length > 0 &&
        (state.kind === 'category' ? (
          <Subcategories categories={listing.children} />
        ) : (
          <CategoryFilters {...props} />
        ))}
    </header>
  );
}
