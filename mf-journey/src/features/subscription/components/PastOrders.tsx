import { formatCents, Heading, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import type { Subscription } from '../api/subscriptions';
import { formatDate } from '../dates';

/** Orders that the subscription made, newest first. */
export function PastOrders({ orders }: { orders: Subscription['orders'] }) {
  if (orders.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        Past orders
      </Heading>
      {orders.map((order) => (
        <Text key={order.reference} size="sm">
          <TextLink href={links.account.order(order.reference)}>{formatDate(order.created_at)}</TextLink>{' '}
          {formatCents(order.order_total, { free: false })}
        </Text>
      ))}
    </Stack>
  );
}
