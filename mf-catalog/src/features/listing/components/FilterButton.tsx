import { Button } from '@saltbush/shared-ui/design/core';
import { SlidersHorizontalIcon } from '@saltbush/shared-ui/design/icons';
import { useState } from 'react';
import { useDeferred } from '../../../shared/deferred/use-deferred';
import type { FilterDrawerProps } from './FilterDrawer';

const loadDrawer = () =>
  import(/* webpackChunkName: "filter-drawer" */ './FilterDrawer').then((module) => module.FilterDrawer);

export interface FilterButtonProps extends Omit<FilterDrawerProps, 'open' | 'onOpenChange'> {
  className?: string;
}

/** Opens the filter drawer on small screens. The drawer's code is loaded on first use. */
export function FilterButton({ className, ...filters }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const drawer = useDeferred(loadDrawer);
  const chosen = filters.state.filters.reduce((count, { values }) => count + values.length, 0);
  const label = drawer.failed ? 'Try again' : `Filter${chosen > 0 ? ` (${chosen})` : ''}`;
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersHorizontalIcon}
        className={className}
        status={drawer.status}
        onClick={() => void drawer.request().then((isLoaded) => setOpen(isLoaded))}
      >
        {label}
      </Button>
      {drawer.Component && <drawer.Component {...filters} open={open} onOpenChange={setOpen} />}
    </>
  );
}
