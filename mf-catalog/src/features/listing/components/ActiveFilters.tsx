import { listingFacet } from '@saltbush/contract';
import { Chip, TextButton } from '@saltbush/shared-ui/design/core';
import type { Listing } from '../api/listing';
import { categoryValue, clearFilters, type ListingState, toggleFilter } from '../model/listing-address';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  listing: Pick<Listing, 'facets' | 'children'>;
  state: ListingState;
  onChange: (next: ListingState) => void;
}

function labelOf({ facets, children }: ActiveFiltersProps['listing'], name: string, value: string): string {
  const category = children.find(
    (child) => listingFacet(name)?.kind === 'children' && categoryValue(child) === value,
  );
  if (category) return category.title;
  const facet = facets.find((candidate) => candidate.name === name);
  return facet?.values.find((candidate) => candidate.value === value)?.label ?? value;
}

/** The selected filters, each with a remove button. */
export function ActiveFilters({ listing, state, onChange }: ActiveFiltersProps) {
  if (state.filters.length === 0) return null;
  const selected = state.filters.flatMap(({ name, values }) =>
    values.map((value) => ({ name, value, label: labelOf(listing, name, value) })),
  );
  return (
    <ul className={styles.list} aria-label="Selected filters">
      {selected.map(({ name, value, label }) => (
        <li key={`${name}=${value}`}>
          <Chip
            onRemove={() => onChange(toggleFilter(state, name, value))}
            removeLabel={`Remove filter ${label}`}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <TextButton onClick={() => onChange(clearFilters(state))}>Clear all</TextButton>
      </li>
    </ul>
  );
}
