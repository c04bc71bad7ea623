import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { LineItemList } from '@saltbush/shared-ui/design/orders';
import { useRef } from 'react';
import type { Subscription, SubscriptionItem } from '../../../shared/subscription/api/subscriptions';
import { OrderItem } from './OrderItem';
import styles from './OrderItems.module.css';

interface GroupProps {
  title: string;
  note: string;
  items: readonly SubscriptionItem[];
  subscriptionId: string;
  isLocked: boolean;
  onRemoved: () => void;
}

function Group({ title, note, items, ...line }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <Stack gap={2}>
      <div>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </div>
      <LineItemList label={title}>
        {items.map((item) => (
          <OrderItem key={item.id} item={item} {...line} />
        ))}
      </LineItemList>
    </Stack>
  );
}

/** Lists the next order's items: those prescribed, then those the member added (section 2.20). */
export function OrderItems({ subscription, isLocked }: { subscription: Subscription; isLocked: boolean }) {
  const { items, id } = subscription;
  const place = useRef<HTMLElement>(null);
  const added = items.filter((item) => !item.is_prescribed);
  const onRemoved = () => place.current?.focus();
  const group = { subscriptionId: id, isLocked, onRemoved };
  return (
    <section ref={place} tabIndex={-1} className={styles.items} aria-label="Items of your next order">
      <Group
        {...group}
        title="Prescribed for you"
        note="Only your practitioner can change these."
        items={items.filter((item) => item.is_prescribed)}
      />
      <Group {...group} title="Added by you" note="10% off with your program." items={added} />
      {items.length === 0 && (
        <Text tone="muted">Nothing is in your next order yet. Products you add come with 10% off.</Text>
      )}
    </section>
  );
}
