import { Button, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CalendarDaysIcon, LockIcon, ShoppingCartIcon } from '@saltbush/shared-ui/design/icons';
import type { PurchaseState } from '../model/use-purchase';

const ICONS = { 'sign-in': LockIcon, consult: CalendarDaysIcon, add: ShoppingCartIcon } as const;

const iconOf = (kind: string) => (kind in ICONS ? ICONS[kind as keyof typeof ICONS] : undefined);

/** The main call to action with the labels and states of section 4.b. */
export function MainButton({ purchase }: { purchase: PurchaseState }) {
  const { action } = purchase;
  return (
    <Button
      block
      icon={iconOf(action.kind)}
      status={purchase.status}
      busyLabel="Adding..."
      successLabel={action.kind === 'autodelivery' ? 'Added to AutoDelivery' : 'Added to Cart'}
      disabled={purchase.isBlocked}
      onClick={purchase.press}
    >
      {action.label} {action.kind === 'consult' && <VisuallyHidden>(opens a new tab)</VisuallyHidden>}
    </Button>
  );
}
