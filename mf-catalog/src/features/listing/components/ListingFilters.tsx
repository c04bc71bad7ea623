import { FacetList } from '@saltbush/shared-ui/design/listing';
import { track } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { ListingFacet } from '../api/listing';
import { isFiltered, type ListingState, toggleFilter, toSearch } from '../model/listing-address';

export interface ListingFiltersProps {
  facets: readonly ListingFacet[];
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** Shows changes immediately. The address remains the source of truth and is updated with the results. */
function useOptimisticState({ state, onChange }: Pick<ListingFiltersProps, 'state' | 'onChange'>) {
  const address = toSearch(state);
  const [pending, setPending] = useState<{ address: string; next: ListingState | null }>({
    address,
    next: null,
  });
  if (pending.address !== address) setPending({ address, next: null });
  const shown = (pending.address === address && pending.next) || state;
  const change = (next: ListingState) => {
    setPending({ address, next });
    onChange(next);
  };
  return { shown, change };
}

/** A listing's facets with counts, used in both the desktop column and the mobile drawer. */
export function ListingFilters({ facets, ...rest }: ListingFiltersProps) {
  const { shown, change } = useOptimisticState(rest);
  return facets.map(({ name, title, values }) => (
    <FacetList
      key={name}
      name={name}
      title={title}
      options={values.map(({ value, label, count }) => ({
        value,
        label,
        count,
        checked: isFiltered(shown, name, value),
      }))}
      onToggle={(value) => {
        if (!isFiltered(shown, name, value)) track({ name: 'Filter Applied', facet: name });
        change(toggleFilter(shown, name, value));
      }}
    />
  ));
}
