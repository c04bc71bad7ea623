import { Chip, TextButton } from '@saltbush/shared-ui/design/core';
import type { ListingFacet } from '../api/listing';
import { clearFilters, type ListingState, toggleFilter } from '../listing-address';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  facets: readonly ListingFacet[];
  state: ListingState;
  onChange: (next: ListingState) => void;
}

function labelOf(facets: readonly ListingFacet[], name: string, value: string): string {
  const facet = facets.find((candidate) => candidate.name === name);
  return facet?.values.find((candidate) => candidate.value === value)?.label ?? value;
}

/** The chosen filters, each removable. */
export function ActiveFilters({ facets, state, onChange }: ActiveFiltersProps) {
  if (state.filters.length === 0) return null;
  const chosen = state.filters.flatMap(({ name, values }) =>
    values.map((value) => ({ name, value, label: labelOf(facets, name, value) })),
  );
  return (
    <ul className={styles.list} aria-label="Chosen filters">
      {chosen.map(({ name, value, label }) => (
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
