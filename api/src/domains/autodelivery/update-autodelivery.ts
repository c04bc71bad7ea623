import type { ClientSession } from 'mongodb';
import { requireUser } from '../../lib/context';
import { inTransaction } from '../../lib/database/transactions';
import { BusinessError, notFound } from '../../lib/errors';
import { type ConsentGiven, recordConsent } from '../consents';
import { enqueueMail, type Mail } from '../mail';
import { agreesAnew, covers, currentTerms } from './consent/agreement';
import type { AutodeliveryContext } from './context';
import type { AutoDeliveryDocument } from './documents';
import { type ChangeMail, changedMail } from './mails/change-mails';
import { type AutoDeliveryChange, findAutoDelivery, findByItem, writeAutoDelivery } from './store';

const ATTEMPTS = 20;

type Find = (userId: string) => Promise<AutoDeliveryDocument | null>;
type Change = (
  autodelivery: AutoDeliveryDocument,
) => AutoDeliveryChange | null | Promise<AutoDeliveryChange | null>;

/** Which AutoDelivery, and the error if there is none. */
interface Target {
  find: Find;
  missing: () => BusinessError;
}

interface ToldChange {
  change: AutoDeliveryChange;
  /** The mail about it; that of a changed plan by default. */
  mailOf?: ChangeMail | undefined;
  /** What else has to hold for it to be written. Throws if it does not. */
  hold?: (session: ClientSession) => Promise<void>;
}

export const autoDeliveryNotFound = () => notFound('AutoDelivery');

/** Returns a mail to its receiver, and to the one before if that has changed: whoever took it over cannot hide that. */
function toBoth(mail: Mail, { shipping_email: earlier }: AutoDeliveryDocument): Mail[] {
  if (earlier === mail.to) return [mail];
  const { about: _about, waitMs: _wait, ...now } = mail;
  return [mail, { ...now, id: `${mail.id}:earlier`, to: earlier }];
}

/** Whoever makes it another AutoDelivery agrees to its charges (rule consent-15). */
const agreementTo = async (ctx: AutodeliveryContext, after: AutoDeliveryDocument): Promise<ConsentGiven> => ({
  subjectId: after._id,
  userId: after.user_id,
  terms: await currentTerms(ctx, after),
  covers: covers(after),
  by: ctx.user,
});

/** Writes a change with its owner's agreement and the mail about it. Returns what it has become; null if another write came first. */
export async function writeTold(
  ctx: AutodeliveryContext,
  before: AutoDeliveryDocument,
  { change, mailOf = changedMail, hold }: ToldChange,
): Promise<AutoDeliveryDocument | null> {
  const after = { ...before, ...change, version: before.version + 1 };
  const agreed = agreesAnew(before, after) ? await agreementTo(ctx, after) : null;
  const mail = await mailOf(ctx, before, after);
  if (mail) await ctx.limits.count('autodeliveryMailByUser', before.user_id);
  const isWritten = await inTransaction(ctx, async (session) => {
    await hold?.(session);
    if (!(await writeAutoDelivery(ctx.db, before, change, session))) return false;
    if (agreed) await recordConsent(ctx, agreed, session);
    for (const one of mail ? toBoth(mail, before) : []) await enqueueMail(ctx, one, session);
    return true;
  });
  return isWritten ? after : null;
}

async function update(
  ctx: AutodeliveryContext,
  { find, missing }: Target,
  change: Change,
  mailOf?: ChangeMail,
): Promise<AutoDeliveryDocument> {
  const { id } = requireUser(ctx);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const current = await find(id);
    if (!current) throw missing();
    const changed = await change(current);
    if (!changed) return current;
    const after = await writeTold(ctx, current, { change: changed, mailOf });
    if (after) return after;
  }
  throw new BusinessError('CONFLICT');
}

/**
 * Changes an AutoDelivery of the signed-in user with optimistic locking and tells its owner by mail: `change` receives the
 * current one and is called again after a concurrent write; returning null writes nothing and sends nothing. Throws
 * `UNAUTHENTICATED`, `NOT_FOUND`, `CONFLICT` and the errors of `change`.
 */
export const updateAutoDelivery = (
  ctx: AutodeliveryContext,
  id: string,
  change: Change,
  mailOf?: ChangeMail,
) =>
  update(
    ctx,
    { find: (userId) => findAutoDelivery(ctx.db, userId, id), missing: autoDeliveryNotFound },
    change,
    mailOf,
  );

/** Like `updateAutoDelivery`, by the id of an item. */
export const updateByItem = (ctx: AutodeliveryContext, itemId: string, change: Change) =>
  update(
    ctx,
    {
      find: (userId) => findByItem(ctx.db, userId, itemId),
      missing: () => notFound('AutoDelivery item'),
    },
    change,
  );
