import { CONTRADICTION_RULES_VERSION, contradictionNoteError } from '@saltbush/contract';
import type {
  TelehealthBookingsCreateInput,
  TelehealthContradictionNoteInput,
} from '../../../generated/resolvers';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { TelehealthContext } from '../context';
import type { Found } from './compare';
import type { ComparedRequest, StandingContradiction } from './documents';
import type { Own } from './earlier-tries';
import { authorOf, keepTry } from './keep-try';

/** More than any questionnaire's rules can find. */
const MAX_NOTES = 20;

/** Answers that contradict something else wait for their patient. */
export const contradicted = ({ contradictions }: Found) =>
  new BusinessError('ANSWERS_CONTRADICT', { reason: 'requested', contradictions });

/**
 * Returns the contradictions that the patient lets stand, each with why both are right (rule health-52).
 * @throws {BusinessError} INVALID_INPUT by contradiction, ANSWERS_CONTRADICT while one is not cleared up
 */
function requireCleared(
  found: Found,
  notes: readonly TelehealthContradictionNoteInput[],
): StandingContradiction[] {
  const { contradictions } = found;
  const given = new Map(notes.slice(0, MAX_NOTES).map(({ id, note }) => [id, note.trim()]));
  const open = contradictions.filter(({ id }) => !given.has(id));
  if (open.length > 0) throw contradicted(found);
  const errors = contradictions.flatMap(({ id }) => {
    const error = contradictionNoteError(given.get(id) ?? '');
    return error ? [[id, error] as const] : [];
  });
  if (errors.length > 0) throw invalidInput(Object.fromEntries(errors));
  return contradictions.map((one) => ({ ...one, note: given.get(one.id) ?? '' }));
}

/**
 * Puts down what a request of staff who act as the patient was compared with: nothing is refused, as they would learn from
 * it what the record says, and what contradicts stands before the practitioner without a note.
 */
const unasked = (ctx: TelehealthContext, { inputs, contradictions }: Found): ComparedRequest => ({
  rules: CONTRADICTION_RULES_VERSION,
  inputs,
  standing: contradictions.map((one) => ({ ...one, note: '' })),
  author: authorOf(ctx),
});

/**
 * Puts down what a request was compared with, and what of it the patient lets stand; a try that is refused is kept.
 * @throws {BusinessError} INVALID_INPUT, ANSWERS_CONTRADICT
 */
export async function clearUp(
  ctx: TelehealthContext,
  input: TelehealthBookingsCreateInput,
  { found, own }: { found: Found; own: Own },
): Promise<ComparedRequest> {
  if (ctx.user?.impersonation) return unasked(ctx, found);
  try {
    const standing = requireCleared(found, input.contradiction_notes ?? []);
    return { rules: CONTRADICTION_RULES_VERSION, inputs: found.inputs, standing, author: authorOf(ctx) };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'ANSWERS_CONTRADICT') {
      await keepTry(ctx, input, { outcome: 'contradicted', ...found, draft_key: own.draft_key });
    }
    throw error;
  }
}
