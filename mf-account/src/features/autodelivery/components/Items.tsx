import {
  ButtonLink,
  formatCents,
  Heading,
  InlineMessage,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { links } from '@saltbush/shared-ui/links';
import { useRef, useState } from 'react';
import type { AutoDelivery } from '../api/autodeliveries';
import { isLockedIn, itemsTotal } from '../autodelivery-words';
import { Item } from './Item';
import styles from './Items.module.css';

const countWords = (count: number) => {
  if (count === 0) return 'No items';
  return count === 1 ? '1 item' : `${count} items`;
};

/** What an AutoDelivery brings, and how to add to it. */
export function Items({ autodelivery }: { autodelivery: AutoDelivery }) {
  const top = useRef<HTMLElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const { items } = autodelivery;
  const heading = `items-${autodelivery.id}`;
  return (
    <section ref={top} tabIndex={-1} aria-labelledby={heading} className={styles.section}>
      <Stack gap={3}>
        <Heading level={3} size="md" id={heading}>
          {countWords(items.length)}
        </Heading>
        {removed && (
          <InlineMessage tone="success" live>
            {removed} was removed.
          </InlineMessage>
        )}
        {items.length === 0 && (
          <Text tone="muted">Nothing is in this AutoDelivery, so nothing is charged or sent.</Text>
        )}
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item) => (
              <Item
                key={item.id}
                autodelivery={autodelivery}
                item={item}
                isLocked={isLockedIn(autodelivery)}
                onRemoved={(name) => {
                  setRemoved(name);
                  top.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </ul>
        )}
        {items.length > 0 && (
          <p className={styles.sum}>
            Items of a delivery <b>{formatCents(itemsTotal(autodelivery))}</b>
          </p>
        )}
        <div className={styles.add}>
          <ButtonLink variant="secondary" size="sm" icon={PlusIcon} href={links.home()}>
            Add items
          </ButtonLink>
          <Text size="sm" tone="muted">
            On a product’s page choose AutoDelivery, then Select Existing and “{autodelivery.name}”.
          </Text>
        </div>
      </Stack>
    </section>
  );
}
