import { everythingLeft, isUndone, type RefundReason } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { type OrderDocument, refundOrder } from '../../orders';
import type { JourneysContext } from '../context';

/** Another write came first: the consult is read and changed again. */
export class ProgramChanged extends Error {}

/** The order of a consult whose fee goes back, if anything of it is left. */
interface ConsultRefund {
  order: OrderDocument | null;
  /** Once per key. */
  key: string;
  reason: RefundReason;
}

/** What goes back of a consult's fee, in cents. */
export const refundable = (order: OrderDocument | null): number =>
  order && !isUndone(order.state) ? order.order_total : 0;

/**
 * Changes a consult and refunds its fee together: neither is stored without the other. `record` throws ProgramChanged if
 * another write came first; then this returns false, as when the refund has been made before.
 */
export async function storeRefunding(
  ctx: JourneysContext,
  { order, key, reason }: ConsultRefund,
  record: (session: ClientSession) => Promise<void>,
): Promise<boolean> {
  let isRecorded = false;
  const recorded = async (session: ClientSession) => {
    await record(session);
    isRecorded = true;
  };
  try {
    if (order && refundable(order) > 0) {
      const { reference } = order;
      const refund = { reference, key, reason, request: everythingLeft(order) };
      await refundOrder(ctx, { ...refund, record: recorded });
    } else {
      await inTransaction(ctx, recorded);
    }
    return isRecorded;
  } catch (error) {
    if (error instanceof ProgramChanged) return false;
    throw error;
  }
}
