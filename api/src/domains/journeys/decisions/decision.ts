import { consultNoteError } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import type { JourneysContext } from '../context';
import type { JourneyDecisionDocument, JourneyItemDocument, JourneySubscriptionDocument } from '../documents';

/** How many decisions a subscription keeps, the latest ones. */
const KEPT = 50;

/** A note is bound to its subscription and cannot be read as its answers. */
const noteOwner = (id: string) => `journey:${id}:decision`;

type Subscription = Pick<JourneySubscriptionDocument, '_id' | 'decisions'>;

/** What a practitioner decides about a program. */
interface Decided {
  outcome: JourneyDecisionDocument['outcome'];
  items: readonly JourneyItemDocument[];
  note: string | null | undefined;
}

/** Returns a subscription's decisions with a new one. @throws {BusinessError} INVALID_INPUT (note) */
export function withDecision(
  { clock, cipher, user }: Pick<JourneysContext, 'clock' | 'cipher' | 'user'>,
  { _id, decisions = [] }: Subscription,
  { outcome, items, note }: Decided,
): JourneyDecisionDocument[] {
  const text = note?.trim() ?? '';
  const error = consultNoteError(text, { isRequired: false });
  if (error) throw invalidInput({ note: error });
  const decision: JourneyDecisionDocument = {
    at: clock.now(),
    staff_id: user?.id ?? '',
    outcome,
    items: items.map(({ product_id, quantity, repeats_left }) => ({
      product_id,
      quantity,
      repeats: repeats_left ?? 0,
    })),
    note: text ? cipher.encrypt(text, noteOwner(_id)) : null,
  };
  return [...decisions, decision].slice(-KEPT);
}

/** Returns a practitioner's note on a decision; null without one. */
export const openDecisionNote = (
  cipher: FieldCipher,
  { _id }: Pick<JourneySubscriptionDocument, '_id'>,
  { note }: JourneyDecisionDocument,
): string | null => (note ? cipher.decrypt(note, noteOwner(_id)) : null);
