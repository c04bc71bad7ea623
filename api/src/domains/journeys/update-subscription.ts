import { inTransaction } from '../../lib/database/transactions';
import { createKeyedQueue } from '../../lib/keyed-queue';
import { enqueueMail, type Mail } from '../mail';
import { busy, requireSubscription } from './access';
import type { JourneysContext } from './context';
import type { JourneySubscriptionDocument } from './documents';
import { type SubscriptionChange, writeSubscription } from './store';

const ATTEMPTS = 50;

type UpdateContext = Pick<JourneysContext, 'client' | 'cipher' | 'clock' | 'db' | 'user'>;
type Change = (
  subscription: JourneySubscriptionDocument,
) => SubscriptionChange | null | Promise<SubscriptionChange | null>;

/** The mail about a change, sent with it; null if there is nothing to say. */
type ChangeMail = (after: JourneySubscriptionDocument) => Promise<Mail | null>;

const queue = createKeyedQueue();

/** Writes a change with the mail about it. Returns what it has become; null if another write came first. */
async function write(
  ctx: UpdateContext,
  read: JourneySubscriptionDocument,
  change: SubscriptionChange,
  mailOf: ChangeMail | undefined,
): Promise<JourneySubscriptionDocument | null> {
  const after = { ...read, ...change, version: read.version + 1 };
  const mail = (await mailOf?.(after)) ?? null;
  if (!mail) return (await writeSubscription(ctx.db, read, change)) ? after : null;
  return inTransaction(ctx, async (session) => {
    if (!(await writeSubscription(ctx.db, read, change, session))) return null;
    await enqueueMail(ctx, mail, session);
    return after;
  });
}

async function attemptUpdate(
  ctx: UpdateContext,
  id: string | null | undefined,
  change: Change,
  mailOf: ChangeMail | undefined,
): Promise<JourneySubscriptionDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await requireSubscription(ctx, id);
    const changed = await change(read);
    if (!changed) return read;
    const after = await write(ctx, read, changed, mailOf);
    if (after) return after;
  }
  throw busy();
}

/**
 * Updates the user's subscription without losing concurrent writes: `change` receives the latest version and is
 * called again after a concurrent write. A null change writes nothing and sends nothing.
 * @throws {BusinessError} the errors of `requireSubscription` and `change`; CONFLICT after too many concurrent writes
 */
export function updateSubscription(
  ctx: UpdateContext,
  id: string | null | undefined,
  change: Change,
  mailOf?: ChangeMail,
): Promise<JourneySubscriptionDocument> {
  return queue(id ?? '', () => attemptUpdate(ctx, id, change, mailOf));
}
