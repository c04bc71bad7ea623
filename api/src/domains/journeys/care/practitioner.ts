import type { JourneyMessagesAnswerInput, JourneyMessagesCloseInput } from '../../../generated/resolvers';
import { requirePermission, requireUser } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { enqueueMail } from '../../mail';
import { requireSubscriptionId } from '../access';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { answeredMail } from '../notices/mails';
import { findAnySubscription } from '../store';
import { append } from './append';
import { canWrite, requireWritable, viewConversation } from './conversation';
import { readText } from './member';
import { type ConversationDocument, changeConversation, findConversation } from './store';

const NOTHING_WAITS = { waits: false, waits_since: null, is_urgent: false };

const moved = () => new BusinessError('CONVERSATION_MOVED');

/** @throws {BusinessError} CONVERSATION_MOVED unless the practitioner's screen showed all that was written */
function requireSeenAll({ count }: ConversationDocument, seen: number): void {
  if (count !== seen) throw moved();
}

async function requireProgram(
  ctx: JourneysContext,
  { subscription_id }: { subscription_id?: string | null },
): Promise<JourneySubscriptionDocument> {
  const found = await findAnySubscription(ctx.db, requireSubscriptionId(subscription_id));
  if (!found) throw notFound('Subscription');
  return found;
}

/** Answers a member, and tells them by mail that there is an answer (rule health-25). Staff only. */
export async function journeyMessagesAnswer(
  _root: unknown,
  { input }: { input: JourneyMessagesAnswerInput },
  ctx: JourneysContext,
) {
  const { id: staffId } = requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const text = readText(input, true);
  const subscription = await requireProgram(ctx, input);
  // What was written before the end of a program is still answered.
  const open = await findConversation(ctx.db, subscription._id);
  if (!open?.waits) requireWritable(subscription);
  const customer = await findCustomer(ctx.db, subscription.user_id);
  await append(ctx, subscription, {
    id: input.id,
    author: { role: 'practitioner', id: staffId },
    content: { text, check_in: null },
    change: (conversation) => {
      requireSeenAll(conversation, input.seen_count);
      return { ...NOTHING_WAITS, unread: conversation.unread + 1 };
    },
    // One mail tells of all that is unread.
    also: async ({ unread }, session) => {
      if (customer && unread === 0)
        await enqueueMail(ctx, answeredMail(ctx, { customer }, subscription, input.id), session);
    },
  });
  return { conversation: await viewConversation(ctx, subscription) };
}

/**
 * Says that what a member wrote needs no answer (rule health-25). Staff only.
 * @throws {BusinessError} ANSWER_NEEDED for a check-in that may be grave, while the program runs
 */
export async function journeyMessagesClose(
  _root: unknown,
  { input }: { input: JourneyMessagesCloseInput },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  requirePermission(ctx, 'programs:review');
  const subscription = await requireProgram(ctx, input);
  const conversation = await findConversation(ctx.db, subscription._id);
  if (!conversation) throw moved();
  requireSeenAll(conversation, input.seen_count);
  if (conversation.is_urgent && canWrite(subscription)) throw new BusinessError('ANSWER_NEEDED');
  if (!(await changeConversation(ctx.db, conversation, { $set: NOTHING_WAITS }))) throw moved();
  return { conversation: await viewConversation(ctx, subscription) };
}
