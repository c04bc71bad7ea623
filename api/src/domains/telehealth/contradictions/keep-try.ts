import {
  type AskedContradiction,
  CONTRADICTION_RULES_VERSION,
  EARLIER_ANSWER_DAYS,
  givenAnswer,
  parseGivenAnswers,
  parseGivenList,
  readChangedAnswers,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import { ObjectId } from 'mongodb';
import type { TelehealthBookingsCreateInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError } from '../../../lib/errors';
import { catalogueIds } from '../../catalogue';
import { findOwnPatient } from '../../patients';
import type { TelehealthContext } from '../context';
import type { ComparedInputs, TryAuthor, TryContent, TryOutcome } from './documents';
import { openTry, sealTry } from './sealed-tries';
import { insertTry, listTries } from './store';

type Input = Pick<
  TelehealthBookingsCreateInput,
  'booking_type' | 'patient_uuid' | 'questionnaire' | 'changed_answers' | 'product_id'
>;

/** Why answers were refused, and what was found against them. */
export interface Refusal {
  outcome: TryOutcome;
  contradictions?: readonly AskedContradiction[];
  inputs?: ComparedInputs | null;
  draft_key?: string;
}

const DAY = 86_400_000;

/** Who sends a request; the member of staff who acts as the customer, if anybody does. */
export function authorOf({ user }: Pick<TelehealthContext, 'user'>): TryAuthor {
  if (!user) return { role: 'guest', id: null };
  const { id, impersonation } = user;
  return impersonation ? { role: 'staff', id: impersonation.staff_id } : { role: 'patient', id };
}

/** Reads what was answered, however little; null for a service that asks nothing. */
function contentOf(input: Input, refusal: Refusal): TryContent | null {
  const { outcome, contradictions = [], inputs = null } = refusal;
  const questionnaire = telehealthQuestionnaire(input.booking_type);
  if (!questionnaire) return null;
  const given = parseGivenAnswers(input.questionnaire ?? '{}') ?? {};
  const answers = questionnaire.questions.flatMap(({ key, options }) => {
    const answer = givenAnswer(given, key, options);
    return answer === null ? [] : [[key, answer] as const];
  });
  const [product_id = null] = catalogueIds([input.product_id ?? '']);
  const changed = readChangedAnswers(questionnaire, parseGivenList(input.changed_answers ?? '[]') ?? []);
  const { version } = questionnaire;
  const decided = { outcome, contradictions, inputs, version, rules: CONTRADICTION_RULES_VERSION };
  return { ...decided, answers: Object.fromEntries(answers), product_id, changed };
}

/**
 * Keeps refused answers of an account's patient, sealed with what the decision rests on (rule health-53): later ones are
 * compared with them. Those of guests are not kept: nobody knows whether two of them are the same.
 */
export async function keepTry(
  ctx: Pick<TelehealthContext, 'client' | 'workUntil' | 'db' | 'cipher' | 'clock' | 'user'>,
  input: Input,
  refusal: Refusal,
): Promise<void> {
  const { db, cipher, user } = ctx;
  const content = contentOf(input, refusal);
  if (!user || !content || !input.patient_uuid) return;
  const patient = await findOwnPatient(db, user.id, input.patient_uuid);
  if (!patient) return;
  const sealed = { ...content, booking_type: input.booking_type };
  const [latest] = await listTries(db, patient);
  const author = authorOf(ctx);
  // Whoever presses again has said nothing new.
  const isAgain = latest?.author.role === author.role;
  if (isAgain && JSON.stringify(openTry(cipher, latest)) === JSON.stringify(sealed)) return;
  const _id = new ObjectId().toHexString();
  const at = ctx.clock.now();
  const one = {
    ...{ _id, user_id: user.id, patient_uuid: patient._id, at, author },
    ...(refusal.draft_key ? { draft_key: refusal.draft_key } : {}),
    sealed: sealTry(cipher, _id, sealed),
    expires_at: new Date(at.getTime() + EARLIER_ANSWER_DAYS * DAY),
  };
  await inTransaction(ctx, (session) => insertTry(db, one, session));
}

const OUTCOMES: Partial<Record<string, TryOutcome>> = { ANSWERS_REJECTED: 'rejected', RED_FLAG: 'red_flag' };

/** Keeps the answers that an error has refused, if it is about them. */
export async function keepRefused(
  ctx: Parameters<typeof keepTry>[0],
  input: Input,
  { error, draft_key }: { error: unknown; draft_key?: string },
): Promise<void> {
  const outcome = error instanceof BusinessError ? OUTCOMES[error.code] : undefined;
  if (outcome) await keepTry(ctx, input, { outcome, draft_key });
}
