import type { QueryClient } from '@tanstack/react-query';

const LISTS = [
  'staff-order',
  'staff-orders',
  'staff-order-queues',
  'pick-list',
  'staff-returns',
  'staff-return-counts',
  'staff-script',
  'staff-scripts',
  'staff-script-counts',
];

/** Renews what this squad's desks show, with their counts, after a step at one of them. */
export function renewLists(queryClient: QueryClient): void {
  for (const list of LISTS) void queryClient.invalidateQueries({ queryKey: ['mf-cart', list] });
}
