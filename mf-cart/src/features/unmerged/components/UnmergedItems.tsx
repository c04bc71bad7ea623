import {
  Banner,
  Button,
  Cluster,
  InlineMessage,
  Stack,
  useActionStatus,
} from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import type { MiniCart } from '../../../shared/cart/cart';
import { settleUnmerged } from '../api/settle-unmerged';
import styles from './UnmergedItems.module.css';

type UnmergedCart = Pick<MiniCart, 'uuid' | 'unmerged_items'>;
type Item = MiniCart['unmerged_items'][number];

/** The items of each reason, by its message. */
function byReason(items: readonly Item[]): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.message, [...(groups.get(item.message) ?? []), item]);
  return [...groups];
}

const nameOf = ({ product, quantity }: Item) => `${quantity} × ${product?.name ?? 'an item no longer sold'}`;

/** Says which items of the browser's cart were not merged at sign-in, and why (rule accounts-05). */
export function UnmergedItems({ cart: { uuid, unmerged_items: items } }: { cart: UnmergedCart }) {
  const adding = useActionStatus();
  const leaving = useActionStatus();
  if (items.length === 0) return null;
  const failure = adding.failure ?? leaving.failure ?? null;
  // Units beyond the limit of a line cannot be added later either.
  const canAdd = items.some(({ code }) => code === 'cart_full');
  const actions = (
    <Cluster gap={2}>
      {canAdd && (
        <Button
          size="sm"
          status={adding.status}
          busyLabel="Adding..."
          onClick={() => void adding.run(() => settleUnmerged(uuid, true))}
        >
          Add them now
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        status={leaving.status}
        onClick={() => void leaving.run(() => settleUnmerged(uuid, false))}
      >
        {canAdd ? 'Leave them out' : 'OK'}
      </Button>
    </Cluster>
  );
  return (
    <Banner
      tone="warning"
      title="Some items you chose before signing in are not in your cart"
      action={actions}
      live
    >
      <Stack gap={2}>
        {byReason(items).map(([message, group]) => (
          <div key={message}>
            <p>{message}</p>
            <ul className={styles.items}>
              {group.map((item, index) => (
                <li key={item.product?.id ?? index}>{nameOf(item)}</li>
              ))}
            </ul>
          </div>
        ))}
        {failure !== null && (
          <InlineMessage tone="error" live>
            {errorMessage(failure)}
          </InlineMessage>
        )}
      </Stack>
    </Banner>
  );
}
