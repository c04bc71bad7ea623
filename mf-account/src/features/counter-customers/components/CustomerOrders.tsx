import { links } from '@saltbush/contract/links';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel, CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffCustomer } from '../api/staff-customer';

const COLUMNS = [
  { label: 'Order' },
  { label: 'Placed' },
  { label: 'State' },
  { label: 'Items', isNumber: true },
  { label: 'Total', isNumber: true },
];

/** The latest orders of a customer. */
export function CustomerOrders({ orders }: { orders: StaffCustomer['orders'] }) {
  return (
    <CounterPanel title={`Orders (${orders.paginatorInfo.total})`}>
      <CounterTable
        caption="Orders"
        columns={COLUMNS}
        rows={orders.data.map(({ reference, created_at, state, is_approved, num_items, order_total }) => ({
          id: reference,
          cells: [
            <a key="order" href={links.staff.order(reference)}>
              {reference}
            </a>,
            formatMoment(created_at),
            is_approved ? 'approved, to pack' : state.replace('_', ' '),
            num_items,
            formatCents(order_total),
          ],
        }))}
        empty="No orders yet."
      />
    </CounterPanel>
  );
}
