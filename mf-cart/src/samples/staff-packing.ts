import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { PickedOrder } from '../features/counter-packing/api/pick-list';
import type { PackedOrder } from '../features/counter-packing/api/staff-packing-fields';
import {
  StaffOrdersPackDocument,
  StaffPackingDocument,
  StaffPackingRestartDocument,
  StaffPackingTickDocument,
} from '../generated/gql/graphql';

export const PACKED_REFERENCE = 'SB-7K3M-9QXT';
const AT = '2026-11-21T01:05:00.000Z';

type Line = PackedOrder['packing']['lines'][number];

const line = (changes: Partial<Line>): Line => ({
  ...{ line: 1, name: 'Tidewell Magnesium Glycinate 120 Tablets', code: 'SB101', size: '120 Tablets' },
  ...{ schedule: '', is_cold: false, is_medicine: false, has_barcode: true, is_withdrawn: false },
  ...{ units: 2, from_shelf: 0, checked: 0 },
  ...changes,
});

const MEDICINE = {
  ...{ line: 2, name: 'Culturra Bio Insulin 5 Pens', code: 'CUL-5', size: '5 Pens', schedule: '3' },
  ...{ is_cold: true, is_medicine: true, units: 1 },
};

/** An order of two packs of a supplement and one of a medicine that is kept cold. Money in cents. */
export function samplePacked(changes: Partial<PackedOrder['packing']> = {}): PackedOrder {
  const items = [
    { line: 1, name: 'Tidewell Magnesium Glycinate 120 Tablets', quantity: 2, unit_price: 2495 },
    { line: 2, name: MEDICINE.name, quantity: 1, unit_price: 2000 },
  ];
  return {
    queue: 'pack',
    packing: { round: 0, lines: [line({}), line(MEDICINE)], checks: [], restarts: [], ...changes },
    order: {
      ...{ reference: PACKED_REFERENCE, created_at: '2026-11-20T03:00:00.000Z', state: 'placed' },
      ...{
        is_approved: false,
        first_name: 'Priya',
        last_name: 'Nolan',
        shipping_method: { name: 'Express' },
      },
      shipping_address: {
        ...{ first_name: 'Priya', last_name: 'Nolan', address_1: '12 Fig Street', address_2: '' },
        ...{ suburb: 'SURRY HILLS', state: 'NSW', postcode: '2010', phone: '0400 000 000' },
      },
      ...{ cnc_location: null, delivery_instructions: 'Behind the blue pot', authority_to_leave: false },
      items: items.map((item) => ({ ...item, refunded_quantity: 0 })),
      ...{
        order_total: 8285,
        shipping_total: 1295,
        discount_total: 0,
        discounts: [],
        gst_total: 571,
        refund_total: 0,
      },
    },
  };
}

/** Returns the order after one more unit of a line was checked. */
export function withCheck(packed: PackedOrder, number: number, reason: string | null = null): PackedOrder {
  const { lines, checks } = packed.packing;
  const { name = '' } = lines.find((one) => one.line === number) ?? {};
  const how = reason ? ('hand' as const) : ('scan' as const);
  return {
    ...packed,
    packing: {
      ...packed.packing,
      lines: lines.map((one) => (one.line === number ? { ...one, checked: one.checked + 1 } : one)),
      checks: [...checks, { line: number, name, how, reason, staff_name: 'Mei Tran', at: AT }],
    },
  };
}

/** Answers of an api that packs one order; scans are answered by each test. */
export function packingAnswers(start: PackedOrder) {
  let current = start;
  const show = (next: PackedOrder) => {
    current = next;
    return current;
  };
  const handlers: RequestHandler[] = [
    respondWith(StaffPackingDocument, () => ({ staff_order: current })),
    respondWith(StaffPackingTickDocument, ({ input }) => ({
      staff_packing_tick: { line: input.line, order: show(withCheck(current, input.line, input.reason)) },
    })),
    respondWith(StaffPackingRestartDocument, () => {
      const { checks, lines, round, restarts } = current.packing;
      const restart = { staff_name: 'Mei Tran', at: AT, checks };
      const packing = {
        ...{ round: round + 1, checks: [], restarts: [...restarts, restart] },
        lines: lines.map((one) => ({ ...one, checked: 0 })),
      };
      return { staff_packing_restart: { order: show({ ...current, packing }) } };
    }),
    respondWith(StaffOrdersPackDocument, () => {
      show({ ...current, queue: 'dispatch', order: { ...current.order, state: 'packed' } });
      return { staff_orders_set_state: { order: { state: 'packed' as const } } };
    }),
  ];
  return { handlers, show, current: () => current };
}

const PICKED = { product_id: '101', quantity: 2, refunded_quantity: 0 };

/** Two orders that can be packed, of which the later has something cold. */
export const samplePicks: PickedOrder[] = [
  {
    ...{ reference: 'SB-7K3M-9QXT', created_at: '2026-11-20T03:00:00.000Z', state: 'placed' },
    shipping_method: { name: 'Standard' },
    cnc_location: null,
    items: [{ ...PICKED, ...line({}) }],
  },
  {
    ...{ reference: 'SB-7K3M-9QXV', created_at: '2026-11-20T05:00:00.000Z', state: 'placed' },
    shipping_method: { name: 'Express' },
    cnc_location: null,
    items: [
      { ...PICKED, ...line(MEDICINE) },
      { ...PICKED, ...line({ line: 3 }) },
    ],
  },
];
