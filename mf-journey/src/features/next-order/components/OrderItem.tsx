import { links } from '@saltbush/contract/links';
import { Badge, NumberStepper, TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { Trash2Icon } from '@saltbush/shared-ui/design/icons';
import { LineItem } from '@saltbush/shared-ui/design/orders';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { addItem } from '../../../shared/subscription/api/add-item';
import type { SubscriptionItem } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { editItem } from '../api/edit-item';
import { removeItem } from '../api/remove-item';
import { announceRemoval } from '../model/announce-removal';
import styles from './OrderItems.module.css';

interface OrderItemProps {
  item: SubscriptionItem;
  subscriptionId: string;
  isLocked: boolean;
  /** Called when the line is removed, to restore keyboard focus. */
  onRemoved: () => void;
}

function useLineChanges({ item, subscriptionId: subscription_id, onRemoved }: OrderItemProps) {
  const edit = useSubscriptionChange(editItem);
  const remove = useSubscriptionChange(removeItem);
  const restore = useSubscriptionChange(addItem);
  const { product, quantity } = item;
  const undo = product && (() => restore.mutate({ subscription_id, product_id: product.id, quantity }));
  const onSuccess = () => {
    onRemoved();
    void announceRemoval(product?.name ?? 'The item', undo ?? undefined);
  };
  return {
    quantity: edit.isPending ? edit.variables.quantity : quantity,
    isBusy: edit.isPending || remove.isPending,
    failure: edit.error ?? remove.error,
    setQuantity: (next: number) => edit.mutate({ subscription_id, item_id: item.id, quantity: next }),
    remove: () => remove.mutate({ subscription_id, item_id: item.id }, { onSuccess }),
  };
}

/** An item of the next order. Prescribed items and locked orders are read-only. */
export function OrderItem(props: OrderItemProps) {
  const changes = useLineChanges(props);
  const { item, isLocked } = props;
  const { product, price } = item;
  const name = product?.name ?? 'No longer available';
  const isFixed = item.is_prescribed || isLocked;
  const stepper = (
    <NumberStepper
      label={`Quantity of ${name}`}
      value={changes.quantity}
      onChange={changes.setQuantity}
      rule="cart"
      size="sm"
      busy={changes.isBusy}
    />
  );
  const removal = (
    <TextButton variant="quiet" className={styles.remove} icon={Trash2Icon} onClick={changes.remove}>
      Remove <VisuallyHidden>{name}</VisuallyHidden>
    </TextButton>
  );
  return (
    <LineItem
      title={name}
      brand={product?.brand?.name}
      href={product ? links.product(product.slug) : undefined}
      image={product?.primary_image?.url ?? null}
      totalCents={price * changes.quantity}
      unitCents={changes.quantity > 1 ? price : undefined}
      quantity={isFixed ? item.quantity : undefined}
      quantityControl={isFixed ? undefined : stepper}
      meta={item.is_prescribed ? <Badge tone="plum">Prescribed</Badge> : undefined}
      messages={changes.failure ? [{ tone: 'error', text: errorMessage(changes.failure) }] : []}
      actions={isFixed ? undefined : removal}
      headingLevel={4}
    />
  );
}
