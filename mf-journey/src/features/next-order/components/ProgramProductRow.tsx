import {
  Button,
  formatCents,
  InlineMessage,
  ProductImage,
  Text,
  useActionStatus,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { addItem } from '../../../shared/subscription/api/add-item';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import type { ProgramProduct } from '../api/program-products';
import styles from './AddItems.module.css';

interface ProgramProductRowProps {
  product: ProgramProduct;
  subscription: Subscription;
}

/** A program product with a button that adds one unit to the next order. */
export function ProgramProductRow({ product, subscription }: ProgramProductRowProps) {
  const add = useSubscriptionChange(addItem);
  const { status, run } = useActionStatus();
  const inOrder = subscription.items.find(
    (item) => !item.is_prescribed && item.product?.id === product.objectID,
  );
  const press = () =>
    run(() =>
      add.mutateAsync({ subscription_id: subscription.id, product_id: product.objectID, quantity: 1 }),
    );
  return (
    <li className={styles.row}>
      <ProductImage src={product.image_sm} alt="" size={64} />
      <div className={styles.name}>
        <Text strong>{product.name}</Text>
        <Text size="sm" tone="muted">
          {formatCents(product.price)}
          {inOrder && ` · ${inOrder.quantity} in your order`}
        </Text>
      </div>
      <Button
        size="sm"
        variant="secondary"
        status={status}
        busyLabel="Adding..."
        successLabel="Added"
        onClick={() => void press()}
      >
        Add <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      {add.error && (
        <div className={styles.message} role="alert">
          <InlineMessage tone="error">{errorMessage(add.error)}</InlineMessage>
        </div>
      )}
    </li>
  );
}
