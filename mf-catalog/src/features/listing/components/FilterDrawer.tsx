import { Button, TextButton } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { clearFilters } from '../model/listing-address';
import { ListingFilters, type ListingFiltersProps } from './ListingFilters';

export interface FilterDrawerProps extends ListingFiltersProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Number of products that match the selected filters. */
  total: number;
}

/** The filter drawer for small screens. Changes apply immediately; the button only closes the drawer. */
export function FilterDrawer({ open, onOpenChange, total, ...filters }: FilterDrawerProps) {
  const { state, onChange } = filters;
  const label = `Show ${total.toLocaleString('en-AU')} ${total === 1 ? 'product' : 'products'}`;
  const footer = (
    <Button block onClick={() => onOpenChange(false)}>
      {label}
    </Button>
  );
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Filters" side="left" footer={footer}>
      {state.filters.length > 0 && (
        <TextButton onClick={() => onChange(clearFilters(state))}>Clear all filters</TextButton>
      )}
      <ListingFilters {...filters} />
    </Sheet>
  );
}
