import {
  CHECK_IN_RULES_VERSION,
  careMessageError,
  checkInOutcome,
  FIELD_MESSAGES,
  isMessageId,
  symptomsInOrder,
  symptomsInText,
} from '@saltbush/contract';
import type {
  JourneyCheckInsRecordInput,
  JourneyMessagesReadInput,
  JourneyMessagesSendInput,
} from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { eraseDraft } from '../../health-drafts';
import { requireSubscription } from '../access';
import type { JourneysContext } from '../context';
import { alertPractitioners } from './alert';
import { append } from './append';
import { requireWritable, viewConversation } from './conversation';
import type { MessageContent } from './message';
import { changeConversation, findConversation } from './store';

/** Returns the trimmed text. @throws {BusinessError} INVALID_INPUT with the fields that are wrong */
export function readText({ id, text }: { id: string; text: string }, isRequired: boolean): string {
  if (!isMessageId(id)) throw invalidInput({ id: FIELD_MESSAGES.value_invalid });
  const error = careMessageError(text, { isRequired });
  if (error) throw invalidInput({ text: error });
  return text.trim();
}

/** Appends a member's message; if it asks something of the care team, they wait for it from their first one on. */
async function appendFromMember(
  ctx: JourneysContext,
  input: { subscription_id?: string | null; id: string },
  content: MessageContent,
) {
  const user = requireUser(ctx);
  const subscription = await requireSubscription(ctx, input.subscription_id);
  requireWritable(subscription);
  await ctx.limits.count('messagesByUser', user.id);
  const isGrave = content.check_in
    ? content.check_in.outcome !== 'noted'
    : symptomsInText(content.text).length > 0;
  const waits = isGrave || content.text !== '';
  await append(ctx, subscription, {
    id: input.id,
    author: { role: 'member', id: user.id },
    content,
    change: ({ waits_since, is_urgent }, now) =>
      waits ? { waits, waits_since: waits_since ?? now, is_urgent: is_urgent || isGrave } : {},
    // Those who were told of one that still waits know.
    also: async ({ is_urgent }, session) => {
      // What was sent is not offered again, in whichever tab.
      await eraseDraft(ctx.db, user.id, content.check_in ? 'care:check_in' : 'care:message', session);
      if (isGrave && !is_urgent) await alertPractitioners(ctx, subscription, input.id, session);
    },
  });
  return { conversation: await viewConversation(ctx, subscription) };
}

/** Sends a message to the care team, sealed (rule health-25). One that speaks of an emergency comes first, as a check-in. */
export async function journeyMessagesSend(
  _root: unknown,
  { input }: { input: JourneyMessagesSendInput },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  return appendFromMember(ctx, input, { text: readText(input, true), check_in: null });
}

/** Records how a member is, with what the rules make of it (rule health-26). */
export async function journeyCheckInsRecord(
  _root: unknown,
  { input }: { input: JourneyCheckInsRecordInput },
  ctx: JourneysContext,
) {
  requireUser(ctx);
  const symptoms = symptomsInOrder(input.symptoms);
  const is_hard = input.is_hard && symptoms.length > 0;
  const text = readText(input, false);
  const outcome = checkInOutcome([...symptoms, ...symptomsInText(text)], is_hard);
  const check_in = { symptoms, is_hard, outcome, rules: CHECK_IN_RULES_VERSION };
  return appendFromMember(ctx, input, { text, check_in });
}

/** Marks the messages that a member has seen as read, unless more have come. */
export async function journeyMessagesRead(
  _root: unknown,
  { input }: { input: JourneyMessagesReadInput },
  ctx: JourneysContext,
) {
  const subscription = await requireSubscription(ctx, input.subscription_id);
  const conversation = await findConversation(ctx.db, subscription._id);
  if (conversation && conversation.unread > 0 && conversation.count === input.seen_count) {
    await changeConversation(ctx.db, conversation, { $set: { unread: 0 } });
  }
  return { conversation: await viewConversation(ctx, subscription) };
}
