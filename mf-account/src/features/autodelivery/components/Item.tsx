import {
  formatCents,
  InlineMessage,
  NumberStepper,
  ProductImage,
  Text,
  TextButton,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { links } from '@saltbush/shared-ui/links';
import type { AutoDelivery, AutoDeliveryItem } from '../api/autodeliveries';
import { useItem } from '../use-item';
import styles from './Items.module.css';

interface ItemProps {
  autodelivery: AutoDelivery;
  item: AutoDeliveryItem;
  /** The delivery is locked in. */
  isLocked: boolean;
  /** Its place in the list is gone: what it was called, and where the focus can go. */
  onRemoved: (name: string) => void;
}

/** An item of an AutoDelivery: how many, every time or once, and out with it (section 2.19). */
export function Item({ autodelivery, item, isLocked, onRemoved }: ItemProps) {
  const { shown, change, remove, isRemoving, failure } = useItem(autodelivery, item);
  const { product, patient } = item;
  const name = product?.name ?? 'A product that is no longer sold';
  return (
    <li className={styles.item}>
      <ProductImage
        src={product?.primary_image?.url ?? null}
        alt=""
        width={80}
        height={80}
        className={styles.picture}
      />
      <div className={styles.words}>
        {product ? (
          <TextLink variant="quiet" href={links.product(product.slug)}>
            {name}
          </TextLink>
        ) : (
          <Text>{name}</Text>
        )}
        <Text size="sm" tone="muted">
          {formatCents(item.price)} each
          {patient && ` · for ${patient.first_name} ${patient.last_name}`}
        </Text>
      </div>
      <b className={styles.total}>{formatCents(item.price * shown.quantity)}</b>
      <div className={styles.controls}>
        <NumberStepper
          label={`Quantity of ${name}`}
          rule="cart"
          size="sm"
          value={shown.quantity}
          disabled={isLocked || !product}
          onChange={(quantity) => void change({ quantity })}
        />
        <Checkbox
          label="Next delivery only"
          name={`one-off-${item.id}`}
          checked={shown.one_off}
          disabled={isLocked || !product}
          onChange={(event) => void change({ one_off: event.target.checked })}
        />
        {!isLocked && (
          <TextButton
            aria-disabled={isRemoving || undefined}
            aria-label={`Remove ${name}`}
            onClick={async () => {
              if (!isRemoving && (await remove())) onRemoved(name);
            }}
          >
            Remove
          </TextButton>
        )}
      </div>
      {failure && (
        <InlineMessage tone="error" live className={styles.failure}>
          {failure}
        </InlineMessage>
      )}
    </li>
  );
}
