import { ShoppingCartIcon } from '../../icons';
import type { ActionStatus } from '../../internal/types';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ProductCardAddProps {
  /** The product's name, for screen readers. */
  title: string;
  onAdd: () => void;
  status?: ActionStatus;
  label?: string;
  disabled?: boolean;
}

/** A card's add button. After success it shows a check mark while the status lasts (3 s by section 2.9). */
export function ProductCardAdd({
  title,
  onAdd,
  status,
  label = 'Add to cart',
  disabled,
}: ProductCardAddProps) {
  return (
    <Button
      block
      icon={ShoppingCartIcon}
      status={status}
      busyLabel="Adding..."
      successLabel="Added to Cart"
      disabled={disabled}
      onClick={onAdd}
    >
      {label}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
