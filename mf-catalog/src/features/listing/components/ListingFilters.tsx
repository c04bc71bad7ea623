import { FacetList } from '@saltbush/shared-ui/design/listing';
import type { ListingFacet } from '../api/listing';
import { isFiltered, type ListingState, toggleFilter } from '../listing-address';

export interface ListingFiltersProps {
  facets: readonly ListingFacet[];
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** The filters of a listing with counts; the same in the column on desktop and in the drawer on mobile. */
export function ListingFilters({ facets, state, onChange }: ListingFiltersProps) {
  return facets.map(({ name, title, values }) => (
    <FacetList
      key={name}
      name={name}
      title={title}
      options={values.map(({ value, label, count }) => ({
        value,
        label,
        count,
        checked: isFiltered(state, name, value),
      }))}
      onToggle={(value) => onChange(toggleFilter(state, name, value))}
    />
  ));
}
