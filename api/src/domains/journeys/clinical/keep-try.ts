import {
  isPayloadEligible,
  type ProgramAnswers,
  parseWeightLossPayload,
  type RecordFact,
} from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { requireUser } from '../../../lib/context';
import type { PatientDocument } from '../../patients';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { programRecord } from '../record/record-check';
import type { ClinicalContent } from './entry';
import { isRepeated, patientAuthor, recordEntry } from './record-entry';

/** Earlier answers that go with a try, the latest ones. */
const MOST_EARLIER = 10;

/** Answers for a patient, and what the record says against them. */
export interface Try {
  subscription: JourneySubscriptionDocument;
  patient: PatientDocument;
  answers: ProgramAnswers;
  facts: RecordFact[];
  insists: boolean;
}

export type TryKind = 'eligible' | 'not_eligible' | 'contradicted' | 'put_to_practitioner';

/** What the rules decide about answers beside a record. */
export function decide({ answers, facts, insists }: Try): TryKind {
  if (!isPayloadEligible(answers)) return 'not_eligible';
  if (facts.length === 0) return 'eligible';
  return insists ? 'put_to_practitioner' : 'contradicted';
}

/** Puts the decision into the history, sealed with what it rests on (rule health-18), unless it stands there already. */
export async function keepTry(
  ctx: JourneysContext,
  { subscription, patient, answers, facts }: Try,
  kind: TryKind,
  session?: ClientSession,
): Promise<void> {
  const content: ClinicalContent = { kind, answers, record: programRecord(ctx, patient), facts };
  if (await isRepeated(ctx, subscription, content)) return;
  const author = patientAuthor(requireUser(ctx));
  await recordEntry(ctx, subscription, { author, content }, session);
}

/** Puts answers that excluded before these ones into the history; what is no answer at all is left out. */
export async function keepEarlier(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  earlier: readonly string[],
): Promise<void> {
  const author = patientAuthor(requireUser(ctx));
  for (const answers of earlier.slice(-MOST_EARLIER).map(parseWeightLossPayload)) {
    if (!answers || isPayloadEligible(answers)) continue;
    const content: ClinicalContent = { kind: 'earlier_answers', answers };
    if (!(await isRepeated(ctx, subscription, content))) {
      await recordEntry(ctx, subscription, { author, content });
    }
  }
}
