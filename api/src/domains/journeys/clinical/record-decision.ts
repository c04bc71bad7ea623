import type { ClientSession } from 'mongodb';
import { type BaseContext, requireUser } from '../../../lib/context';
import type { PatientDocument } from '../../patients';
import { openAnswers } from '../answers';
import type { FirstConsult } from '../decisions/first-consult';
import type { JourneyItemDocument, JourneySubscriptionDocument } from '../documents';
import { medicineTexts, openFacts, programRecord, readCleared } from '../record/record-check';
import { recordEntry } from './record-entry';

interface Decided {
  kind: 'prescribed' | 'no_medicine' | 'refused';
  /** Null once deleted. */
  patient: PatientDocument | null;
  items: readonly JourneyItemDocument[];
  note: string | null | undefined;
  /** How the first consult took place; null later on. */
  consult?: FirstConsult | null;
}

/** Puts a practitioner's decision into the history with what it rested on: answers, record, and what stood against it. */
export async function recordDecision(
  ctx: BaseContext,
  subscription: JourneySubscriptionDocument,
  { kind, patient, items, note, consult = null }: Decided,
  session: ClientSession,
): Promise<void> {
  const medicines = await medicineTexts(ctx.db, items);
  const content = {
    kind,
    answers: openAnswers(ctx.cipher, subscription),
    record: patient && programRecord(ctx, patient),
    facts: patient ? openFacts(ctx, subscription, { patient, medicines }) : [],
    acknowledged: readCleared(ctx, subscription).map(({ fact }) => fact),
    items: items.map(({ product_id, quantity, repeats_left }) => ({
      product_id,
      quantity,
      repeats: repeats_left ?? 0,
    })),
    note: note?.trim() ?? '',
    ...(consult && { consult }),
  };
  const author = { role: 'practitioner' as const, id: requireUser(ctx).id };
  await recordEntry(ctx, subscription, { author, content }, session);
}
