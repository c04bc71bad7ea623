import { RETURN_DECLINE_REASONS, type ReturnDeclineReason } from '@saltbush/contract';
import type { OrderDetails } from '../api/order';
import { formatDate } from './format-order';

type Return = OrderDetails['returns'][number];

const onDay = (moment: string | null | undefined): string => (moment ? ` on ${formatDate(moment)}` : '');

/** Where a return is, in words for its customer. */
export function standing({
  state,
  at,
  received_at,
  settled_at,
  decline_reason,
  is_refunded_before,
}: Return): string {
  if (state === 'received' && is_refunded_before)
    return `Received${onDay(received_at)}. It was refunded before.`;
  if (state === 'received') return `Received and refunded${onDay(received_at)}`;
  if (state === 'arrived') return 'Your parcel has arrived. Our pharmacy is checking it.';
  if (state === 'withdrawn') return `Withdrawn${onDay(settled_at)}`;
  if (state === 'declined') {
    const reason = RETURN_DECLINE_REASONS[decline_reason as ReturnDeclineReason];
    return `Declined${onDay(settled_at)}${reason ? `: ${reason}` : ''}. Please call us if you see it differently.`;
  }
  return `Asked for${onDay(at)}. We are waiting for your parcel.`;
}
