import type { StaffOrder } from '../features/counter-orders/api/staff-order-fields';
import { sampleReturned } from './staff-returns';

export const FEE = {
  product_id: '0',
  name: 'Weight Management Program',
  code: 'PROGRAM-1',
  quantity: 1,
  unit_price: 7900,
  line_total: 7900,
  schedule: '',
  frequency: null,
};

const MEDICINE = {
  product_id: '220',
  name: 'Lorimer Pharma Ibuprofen 200mg 24 Tablets',
  code: 'LOR-IBU24',
  quantity: 2,
  unit_price: 695,
  line_total: 1390,
  schedule: '2',
  frequency: null,
};

type Order = StaffOrder['order'];

/** An order at the counter, of a medicine and three units of a supplement, by default under review. Money in cents. */
export function sampleStaffOrder(
  changes: Partial<Omit<StaffOrder, 'order'>> = {},
  order: Partial<Order> = {},
): StaffOrder {
  const items = order.items ?? [MEDICINE, ...sampleReturned.order.items];
  return {
    ...sampleReturned,
    queue: 'review',
    lines: items.map(({ quantity }, index) => ({
      ...{ line: index + 1, units: quantity, script_type: null, script_state: null, patient: null },
    })),
    packing: { lines: items.map(({ quantity: units }) => ({ units })), checks: [], restarts: [] },
    order: {
      ...sampleReturned.order,
      state: 'pharmacist_review',
      timeline: [
        { state: 'placed', at: '2026-11-12T03:00:00.000Z' },
        { state: 'pharmacist_review', at: '2026-11-12T03:00:00.000Z' },
      ],
      items,
      item_total: 8875,
      order_total: 9670,
      tracking: null,
      returns: [],
      ...order,
    },
    ...changes,
  };
}
