import { FacetList } from '@saltbush/shared-ui/design/listing';
import { useState } from 'react';
import type { ListingFacet } from '../api/listing';
import { isFiltered, type ListingState, toggleFilter, toSearch } from '../model/listing-address';

export interface ListingFiltersProps {
  facets: readonly ListingFacet[];
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** What was ticked shows at once; the address, which decides in the end, follows with the results. */
function useImmediate({ state, onChange }: Pick<ListingFiltersProps, 'state' | 'onChange'>) {
  const address = toSearch(state);
  const [held, setHeld] = useState<{ address: string; next: ListingState | null }>({ address, next: null });
  if (held.address !== address) setHeld({ address, next: null });
  const shown = (held.address === address && held.next) || state;
  const change = (next: ListingState) => {
    setHeld({ address, next });
    onChange(next);
  };
  return { shown, change };
}

/** The filters of a listing with counts; the same in the column on desktop and in the drawer on mobile. */
export function ListingFilters({ facets, ...rest }: ListingFiltersProps) {
  const { shown, change } = useImmediate(rest);
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
      onToggle={(value) => change(toggleFilter(shown, name, value))}
    />
  ));
}
