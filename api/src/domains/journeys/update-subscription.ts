import { createKeyedQueue } from '../../lib/keyed-queue';
import { busy, ownSubscription } from './access';
import type { JourneysContext } from './context';
import type { JourneySubscriptionDocument } from './documents';
import { type SubscriptionChange, writeSubscription } from './store';

const ATTEMPTS = 50;

type UpdateContext = Pick<JourneysContext, 'db' | 'user'>;
type Change = (
  subscription: JourneySubscriptionDocument,
) => SubscriptionChange | null | Promise<SubscriptionChange | null>;

const inTurn = createKeyedQueue();

async function attemptUpdate(
  ctx: UpdateContext,
  id: string | null | undefined,
  change: Change,
): Promise<JourneySubscriptionDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await ownSubscription(ctx, id);
    const changed = await change(read);
    if (!changed) return read;
    if (await writeSubscription(ctx.db, read, changed)) {
      return { ...read, ...changed, version: read.version + 1 };
    }
  }
  throw busy();
}

/**
 * Changes the user's own subscription without losing anybody else's change: `change` gets the newest one and is asked
 * again when another write came between. A null change writes nothing. Errors of `ownSubscription`, those that `change`
 * raises, and CONFLICT when it is written to without end.
 */
export function updateSubscription(
  ctx: UpdateContext,
  id: string | null | undefined,
  change: Change,
): Promise<JourneySubscriptionDocument> {
  return inTurn(id ?? '', () => attemptUpdate(ctx, id, change));
}
