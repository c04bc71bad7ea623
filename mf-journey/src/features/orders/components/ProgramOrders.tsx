import { formatMoney } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Heading, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import styles from './ProgramOrders.module.css';

type ProgramOrder = Subscription['orders'][number];

function LastOrder({ order }: { order: NonNullable<Subscription['last_order']> }) {
  return (
    <Panel>
      <Stack gap={2}>
        <Heading level={2} size="md">
          Last order
        </Heading>
        <Text strong>{formatDate(order.created_at)}</Text>
        <Text>
          {formatMoney(order.order_total)}{' '}
          <Text as="span" size="sm" tone="muted">
            with {formatMoney(order.gst_total)} GST
          </Text>
        </Text>
        <TextLink href={links.account.order(order.reference)}>Order {order.reference}</TextLink>
      </Stack>
    </Panel>
  );
}

const formatItems = ({ items }: ProgramOrder) =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

function PastOrder({ order }: { order: ProgramOrder }) {
  return (
    <li className={styles.order}>
      <span className={styles.head}>
        <TextLink href={links.account.order(order.reference)}>{formatDate(order.created_at)}</TextLink>
        <span className={styles.total}>{formatMoney(order.order_total)}</span>
      </span>
      <Text size="sm" tone="muted">
        {order.first_name} {order.last_name} · {formatItems(order)}
      </Text>
    </li>
  );
}

/** Shows the program's most recent order and lists the earlier ones. */
export function ProgramOrders({ subscription }: { subscription: Subscription }) {
  const { last_order, orders } = subscription;
  const past = orders.filter(({ reference }) => reference !== last_order?.reference);
  return (
    <>
      {last_order && <LastOrder order={last_order} />}
      <Panel>
        <Stack gap={3}>
          <Heading level={2} size="md">
            Past orders
          </Heading>
          {past.length === 0 && <Text tone="muted">{last_order ? 'No earlier orders.' : 'None yet.'}</Text>}
          {past.length > 0 && (
            <ul className={styles.orders}>
              {past.map((order) => (
                <PastOrder key={order.reference} order={order} />
              ))}
            </ul>
          )}
        </Stack>
      </Panel>
    </>
  );
}
