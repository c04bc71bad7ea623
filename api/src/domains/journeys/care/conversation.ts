import type { BaseServices } from '../../../lib/context';
import { findCustomer } from '../../accounts';
import { requireSubscription, wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { openMessage } from './message';
import { findConversation, listMessages } from './store';

type Sources = Pick<BaseServices, 'db' | 'cipher'>;

/** Whether member and care team can write: the program is paid, and has not ended. */
export const canWrite = ({ status }: Pick<JourneySubscriptionDocument, 'status'>): boolean =>
  status !== 'draft' && status !== 'cancelled';

/** @throws {BusinessError} SUBSCRIPTION_STATUS for a draft and a cancelled program */
export function requireWritable(subscription: JourneySubscriptionDocument): void {
  if (!canWrite(subscription)) {
    throw wrongStatus(subscription.status === 'cancelled' ? 'cancelled' : 'not_active');
  }
}

async function namesOf({ db }: Sources, ids: Iterable<string>): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => ({ id, staff: await findCustomer(db, id) })),
  );
  return new Map(
    found.map(({ id, staff }) => [id, staff ? `${staff.first_name} ${staff.last_name}` : 'A practitioner']),
  );
}

/** Returns what has been written in a program, as its member and its practitioners see it. */
export async function viewConversation(ctx: Sources, subscription: JourneySubscriptionDocument) {
  const { _id } = subscription;
  const [conversation, documents] = await Promise.all([
    findConversation(ctx.db, _id),
    listMessages(ctx.db, _id),
  ]);
  const opened = documents.map((document) => openMessage(ctx.cipher, document));
  const staff = opened.flatMap(({ author }) => (author.role === 'practitioner' ? [author.id] : []));
  const names = await namesOf(ctx, staff);
  return {
    can_write: canWrite(subscription),
    // What is shown decides what has been seen: a message may have come between the two reads.
    count: opened.at(-1)?.n ?? 0,
    unread: conversation?.unread ?? 0,
    waits_since: conversation?.waits_since ?? null,
    is_urgent: conversation?.is_urgent ?? false,
    messages: opened.map(({ _id: id, at, author, text, check_in }) => {
      return { id, at, author: names.get(author.id) ?? null, text, check_in };
    }),
  };
}

/**
 * Returns what the signed-in member and the care team have written (rule health-25).
 * @throws {BusinessError} UNAUTHENTICATED, SUBSCRIPTION_ID_MISSING, NOT_FOUND
 */
export async function journeyConversation(
  _root: unknown,
  { subscription_id }: { subscription_id?: string | null },
  ctx: JourneysContext,
) {
  return viewConversation(ctx, await requireSubscription(ctx, subscription_id));
}
