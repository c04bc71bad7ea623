import { links } from '@saltbush/contract/links';
import { ButtonLink, formatCents, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useRef, useState } from 'react';
import { OutcomeMessage } from '../../../shared/saved-items/OutcomeMessage';
import type { AutoDelivery, AutoDeliveryItem } from '../api/autodeliveries';
import { isLockedIn, itemName, itemsTotal } from '../model/format-autodelivery';
import { useRemoveItem } from '../model/use-item';
import { Item } from './Item';
import styles from './Items.module.css';

const ConfirmDialog = recoverable(() => import('../../../shared/confirm-dialog/ConfirmDialog'));

const countWords = (count: number) => {
  if (count === 0) return 'No items';
  return count === 1 ? '1 item' : `${count} items`;
};

/** The items of an AutoDelivery, and how to add more. */
export function Items({ autodelivery }: { autodelivery: AutoDelivery }) {
  const top = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ item: AutoDeliveryItem; open: boolean } | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const removeItem = useRemoveItem(autodelivery);
  const remove = async (item: AutoDeliveryItem) => {
    await removeItem(item);
    setRemoved(itemName(item));
  };
  const { items } = autodelivery;
  const heading = `items-${autodelivery.id}`;
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <Heading level={3} size="md" id={heading}>
          {countWords(items.length)}
        </Heading>
        <OutcomeMessage ref={top}>{removed && `${removed} was removed.`}</OutcomeMessage>
        {items.length === 0 && (
          <Text tone="muted">This AutoDelivery is empty, so nothing is charged or sent.</Text>
        )}
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item) => (
              <Item
                key={item.id}
                autodelivery={autodelivery}
                item={item}
                isLocked={isLockedIn(autodelivery)}
                onRemove={() => setAsked({ item, open: true })}
              />
            ))}
          </ul>
        )}
        {items.length > 0 && (
          <>
            <p className={styles.sum}>
              Items of a delivery <b>{formatCents(itemsTotal(autodelivery))}</b>
            </p>
            <Text size="sm" tone="muted">
              By changing them you agree to later charges, at each day’s prices.
            </Text>
          </>
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
      <Suspense>
        {asked && (
          <ConfirmDialog
            key={asked.item.id}
            open={asked.open}
            title={`Remove ${itemName(asked.item)}?`}
            label="Remove item"
            busyLabel="Removing..."
            onConfirm={() => remove(asked.item)}
            onClose={() => setAsked({ ...asked, open: false })}
            finalFocus={top}
          >
            It will not come with {autodelivery.name} from now on. To have it again, you would add it anew.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}
