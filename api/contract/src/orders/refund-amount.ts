import { planRefund, type RefundableOrder, type RefundLine, type RefundRequest } from './refund-plan';

/** What of an order the sum of a refund depends on. Money in cents. */
export interface PaidOrder {
  state: string;
  items: readonly Pick<RefundableOrder['items'][number], 'quantity' | 'line_total'>[];
  shipping_total: number;
  refunds: readonly {
    lines: readonly Pick<RefundLine, 'line' | 'quantity'>[];
    shipping: number;
    amount: number;
  }[];
}

/** Returns what goes back to the card by a refund, in cents, for pages: as the server plans it. Null: nothing can be refunded. */
export function refundAmount(order: PaidOrder, request: RefundRequest): number | null {
  const none = { amount: 0, gst: 0, base_points: 0, bonus_points: 0 };
  const items = order.items.map((item) => ({ ...item, gst: 0, schedule: '' }));
  const refunds = order.refunds.map((past) => ({
    ...none,
    ...past,
    lines: past.lines.map((line) => ({ ...none, ...line })),
  }));
  const points = { gst_total: 0, edr_base_points: 0, edr_bonus_points: 0 };
  return planRefund({ ...order, ...points, items, refunds }, request)?.amount ?? null;
}
