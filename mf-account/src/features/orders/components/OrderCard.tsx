import { links } from '@saltbush/contract/links';
import {
  Badge,
  Cluster,
  formatCents,
  ProductImage,
  Stack,
  Text,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import type { OrderSummary } from '../api/previous-orders';
import { formatDate, isOpen, stateLabel } from '../model/format-order';
import styles from './OrderCard.module.css';

const SHOWN_PICTURES = 4;

const toneOf = (state: OrderSummary['state']) => {
  if (state === 'delivered') return 'brand';
  return isOpen(state) ? 'sky' : 'neutral';
};

/** An order in the history: date, items, status and total. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const more = order.items.length - SHOWN_PICTURES;
  return (
    <article className={styles.card}>
      <Stack gap={3}>
        <Cluster justify="space-between" gap={3}>
          <Stack gap={1}>
            <TextLink variant="strong" href={links.account.order(order.reference)}>
              Order {order.reference}
            </TextLink>
            <Text tone="muted" size="sm">
              {formatDate(order.created_at)} · {order.num_items} {order.num_items === 1 ? 'item' : 'items'}
            </Text>
          </Stack>
          <div className={styles.standing}>
            <Text strong>{formatCents(order.order_total, { free: false })}</Text>
            <Badge tone={toneOf(order.state)}>{stateLabel(order.state, order)}</Badge>
          </div>
        </Cluster>
        <ul className={styles.pictures} aria-label="Items">
          {order.items.slice(0, SHOWN_PICTURES).map((item) => (
            <li key={item.name}>
              <ProductImage src={item.image_url} alt={item.name} size={64} />
            </li>
          ))}
          {more > 0 && <li className={styles.more}>+{more} more</li>}
        </ul>
      </Stack>
    </article>
  );
}
