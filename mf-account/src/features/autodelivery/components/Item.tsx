import { links } from '@saltbush/contract/links';
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
import type { AutoDelivery, AutoDeliveryItem } from '../api/autodeliveries';
import { itemName } from '../model/format-autodelivery';
import { useItem } from '../model/use-item';
import styles from './Items.module.css';

interface ItemProps {
  autodelivery: AutoDelivery;
  item: AutoDeliveryItem;
  /** Whether the delivery is locked in. */
  isLocked: boolean;
  onRemove: () => void;
}

/** An AutoDelivery item: quantity, every delivery or the next one only, and removal (section 2.19). */
export function Item({ autodelivery, item, isLocked, onRemove }: ItemProps) {
  const { shown, change, failure } = useItem(autodelivery, item);
  const { product, patient } = item;
  const name = itemName(item);
  return (
    <li className={styles.item}>
      <ProductImage src={product?.primary_image?.url ?? null} alt="" size={80} className={styles.picture} />
      <div className={styles.details}>
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
          <TextButton aria-label={`Remove ${name}`} onClick={onRemove}>
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
