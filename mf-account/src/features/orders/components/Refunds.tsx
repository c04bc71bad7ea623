import { isReason, paymentLabel, REFUND_REASONS, SHOP } from '@saltbush/contract';
import { formatCents, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { OrderDetails } from '../api/order';
import { formatDate } from '../model/format-order';

const money = (cents: number) => formatCents(cents, { free: false });

const reasonOf = (code: string) => (isReason(REFUND_REASONS, code) ? REFUND_REASONS[code] : 'Refund');

/** The refunds of an order, on screen and on the tax invoice. */
export function Refunds({ order }: { order: OrderDetails }) {
  const refunds = order.refunds.filter(({ amount }) => amount > 0);
  if (refunds.length === 0) return null;
  return (
    <Panel ground="mist">
      <Stack gap={3}>
        <Heading level={2} size="md">
          Refunds
        </Heading>
        {refunds.map(({ id, at, reason, amount, gst, points, is_paid }) => (
          <Stack gap={1} key={id}>
            <Text strong>{`${reasonOf(reason)}: ${money(amount)}`}</Text>
            <Text size="sm" tone="muted">
              {formatDate(at)} · includes GST of {money(gst)}
              {points > 0 && ` · ${points} ${SHOP.rewards} points taken back`}
            </Text>
            {!is_paid && (
              <Text size="sm" tone="muted">
                Your bank is being asked to pay it back.
              </Text>
            )}
          </Stack>
        ))}
        {order.payment && (
          <Text size="sm">
            {`${money(order.refund_total)} to your ${paymentLabel(order.payment)}, usually within 5 business days`}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
