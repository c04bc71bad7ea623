import { createKeyedQueue } from '../../lib/keyed-queue';
import { busy, requireSubscription } from './access';
import type { JourneysContext } from './context';
import type { JourneySubscriptionDocument } from './documents';
import { type SubscriptionChange, writeSubscription } from './store';

const ATTEMPTS = 50;

type UpdateContext = Pick<JourneysContext, 'db' | 'user'>;
type Change = (
  subscription: JourneySubscriptionDocument,
) => SubscriptionChange | null | Promise<SubscriptionChange | null>;

const queue = createKeyedQueue();

async function attemptUpdate(
  ctx: UpdateContext,
  id: string | null | undefined,
  change: Change,
): Promise<JourneySubscriptionDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await requireSubscription(ctx, id);
    const changed = await change(read);
    if (!changed) return read;
    if (await writeSubscription(ctx.db, read, changed)) {
      return { ...read, ...changed, version: read.version + 1 };
    }
  }
  throw busy();
}

/**
 * Updates the user's subscription without losing concurrent writes: `change` receives the latest version and is
 * called again after a concurrent write. A null change writes nothing.
 * @throws {BusinessError} the errors of `requireSubscription` and `change`; CONFLICT after too many concurrent writes
 */
export function updateSubscription(
  ctx: UpdateContext,
  id: string | null | undefined,
  change: Change,
): Promise<JourneySubscriptionDocument> {
  return queue(id ?? '', () => attemptUpdate(ctx, id, change));
}
