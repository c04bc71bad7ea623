import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffOrder } from '../features/counter-orders/api/staff-order-fields';
import type { ReturnedOrder } from '../features/counter-returns/api/staff-returns';
import {
  StaffOrderDocument,
  StaffReturnCountsDocument,
  StaffReturnsAcceptDocument,
  StaffReturnsArriveDocument,
  StaffReturnsDeclineDocument,
  StaffReturnsDocument,
} from '../generated/gql/graphql';

const REFERENCE = 'SB-7K3M-9QXT';
const NAME = 'Tidewell Magnesium Glycinate 120 Tablets';

type Return = StaffOrder['order']['returns'][number];

const requested: Return = {
  code: `${REFERENCE}-R1`,
  state: 'requested',
  at: '2026-11-22T03:00:00.000Z',
  received_at: null,
  settled_at: null,
  decline_reason: null,
  is_refunded_before: false,
  lines: [{ line: 1, name: NAME, quantity: 2, reason: 'changed_mind' }],
};

/** A delivered order of which two units are on their way back. */
export const sampleReturned: StaffOrder = {
  queue: 'ended',
  customer_id: 'c1',
  refunded_total: 0,
  review: null,
  call: null,
  lines: [{ line: 1, units: 3, script_type: null, script_state: null, patient: null }],
  packing: { lines: [{ units: 3 }], checks: [], restarts: [] },
  earlier: [],
  order: {
    reference: REFERENCE,
    created_at: '2026-11-12T03:00:00.000Z',
    state: 'delivered',
    is_approved: false,
    timeline: [
      { state: 'placed', at: '2026-11-12T03:00:00.000Z' },
      { state: 'delivered', at: '2026-11-17T03:00:00.000Z' },
    ],
    items: [
      {
        product_id: '101',
        name: NAME,
        code: 'SB101',
        quantity: 3,
        unit_price: 2495,
        line_total: 7485,
        schedule: '',
        frequency: null,
      },
    ],
    item_total: 7485,
    discount_total: 0,
    discounts: [],
    offer_code: null,
    shipping_total: 795,
    order_total: 8280,
    first_name: 'Priya',
    last_name: 'Nolan',
    email: 'priya@example.com',
    shipping_method: { name: 'Standard delivery', type: 'standard' },
    shipping_address: {
      first_name: 'Priya',
      last_name: 'Nolan',
      address_1: '12 Banksia Street',
      address_2: '',
      suburb: 'Surry Hills',
      state: 'NSW',
      postcode: '2010',
      phone: '0491570006',
    },
    cnc_location: null,
    delivery_instructions: null,
    authority_to_leave: true,
    tracking: { carrier: 'Australia Post', number: '33ABC123456' },
    payment: { brand: 'Visa', last4: '4242', status: 'captured' },
    refunds: [],
    returns: [requested],
  },
};

const listed = (reference: string, first_name: string, last_name: string, sent: Return): ReturnedOrder => ({
  reference,
  first_name,
  last_name,
  returns: [{ ...sent, code: `${reference}-R1` }],
});

/** Responses for the counter's returns; the order follows what is decided. */
export function staffReturnAnswers(): RequestHandler[] {
  let current = sampleReturned;
  const move = (change: Partial<Return>) => {
    const returns = [{ ...requested, ...change }];
    current = { ...current, order: { ...current.order, returns } };
    return { order: { refunded_total: current.refunded_total } };
  };
  const at = '2026-11-24T00:00:00.000Z';
  return [
    respondWith(StaffReturnsDocument, ({ queue }) => ({
      staff_returns: {
        data: [
          listed(REFERENCE, 'Priya', 'Nolan', {
            ...requested,
            state: queue === 'ended' ? 'declined' : queue,
          }),
          listed('SB-4FGH-2BCD', 'Tom', 'Whitlam', {
            ...requested,
            state: queue === 'ended' ? 'withdrawn' : queue,
          }),
        ],
        next: null,
      },
    })),
    respondWith(StaffReturnCountsDocument, { staff_return_counts: { requested: 2, arrived: 2 } }),
    respondWith(StaffOrderDocument, () => ({ staff_order: current })),
    respondWith(StaffReturnsArriveDocument, () => ({ staff_returns_arrive: move({ state: 'arrived' }) })),
    respondWith(StaffReturnsAcceptDocument, () => ({
      staff_returns_accept: move({ state: 'received', received_at: at }),
    })),
    respondWith(StaffReturnsDeclineDocument, ({ input }) => ({
      staff_returns_decline: move({ state: 'declined', settled_at: at, decline_reason: input.reason }),
    })),
  ];
}
