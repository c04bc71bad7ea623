import { requireUser } from '../../lib/context';
import { BusinessError, notFound } from '../../lib/errors';
import type { AutodeliveryContext } from './context';
import type { AutoDeliveryDocument } from './documents';
import { type AutoDeliveryChange, findAutoDelivery, findByItem, writeAutoDelivery } from './store';

const ATTEMPTS = 20;

type Find = (userId: string) => Promise<AutoDeliveryDocument | null>;
type Change = (
  autodelivery: AutoDeliveryDocument,
) => AutoDeliveryChange | null | Promise<AutoDeliveryChange | null>;

export const autoDeliveryNotFound = () => notFound('AutoDelivery');

async function update(
  ctx: AutodeliveryContext,
  find: Find,
  missing: () => BusinessError,
  change: Change,
): Promise<AutoDeliveryDocument> {
  const { id } = requireUser(ctx);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const autodelivery = await find(id);
    if (!autodelivery) throw missing();
    const changed = await change(autodelivery);
    if (!changed) return autodelivery;
    if (await writeAutoDelivery(ctx.db, autodelivery, changed)) {
      return { ...autodelivery, ...changed, version: autodelivery.version + 1 };
    }
  }
  throw new BusinessError('CONFLICT');
}

/**
 * Changes an AutoDelivery of the signed-in user with optimistic locking: `change` receives the current one and is
 * called again after a concurrent write; returning null writes nothing. Throws `UNAUTHENTICATED`, `NOT_FOUND`,
 * `CONFLICT` and the errors of `change`.
 */
export const updateAutoDelivery = (ctx: AutodeliveryContext, id: string, change: Change) =>
  update(ctx, (userId) => findAutoDelivery(ctx.db, userId, id), autoDeliveryNotFound, change);

/** Like `updateAutoDelivery`, by the id of an item. */
export const updateByItem = (ctx: AutodeliveryContext, itemId: string, change: Change) =>
  update(
    ctx,
    (userId) => findByItem(ctx.db, userId, itemId),
    () => notFound('AutoDelivery item'),
    change,
  );
