import { formatMoney } from '@saltbush/contract';
import { TotalsList } from '@saltbush/shared-ui/design/orders';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

/** Shows the next order's totals: prescribed and other items, program fee, savings. */
export function OrderTotals({ subscription }: { subscription: Subscription }) {
  const { discount_total, voucher_discount, program_fee } = subscription;
  const program = Math.max(0, discount_total - voucher_discount);
  const charge = (label: string, cents: number) => ({ label, cents });
  const saving = (label: string, cents: number) => ({ label, cents, kind: 'saving' as const });
  const prescribed = subscription.prescribed_items_total;
  const hasOthers = subscription.items.some(({ is_prescribed }) => !is_prescribed);
  return (
    <TotalsList
      rows={[
        ...(prescribed > 0 ? [charge('Prescribed items', prescribed)] : []),
        ...(hasOthers
          ? [charge(prescribed > 0 ? 'Other items' : 'Items', subscription.nonprescribed_items_total)]
          : []),
        ...(program_fee > 0 ? [charge('Program fee', program_fee)] : []),
        ...(program > 0 ? [saving('Program discount', program)] : []),
        ...(discount_total > program ? [saving('Voucher', discount_total - program)] : []),
        charge('Delivery', 0),
      ]}
      total={{ label: 'Total', cents: subscription.total }}
      footnote={
        program_fee > 0
          ? undefined
          : `Your ${formatMoney(subscription.journey.price)} program fee is paid for this period.`
      }
    />
  );
}
