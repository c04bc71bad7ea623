import { addDays } from '../dates/local-date';
import { overSupplyLimits } from '../errors/field-messages';
import type { ProgramRecord } from '../journeys/record-rules';
import { allergensIn } from '../journeys/record-text';
import { bookingType } from '../telehealth/booking-types';
import { factWords } from '../telehealth/contradictions/words';
import { freeTextError } from '../validation/free-text';
import { type FiledScript, MAX_FILED_REPEATS } from './script-validity';
import { canPrescribe, type SupplyLimits } from './supply-limits';

/** The version of the rules by which a script of a consultation is judged; kept with every decision by them. */
export const ISSUED_SCRIPT_RULES_VERSION = '2026-12-01';

/** How many scripts of one consultation are written, withdrawn ones included. */
export const MAX_ISSUED_SCRIPTS = 20;
/** The most packs in one supply, of whatever product: what is kept at home stays little. */
export const MAX_ISSUED_PACKS = 3;
export const MAX_DIRECTIONS = 300;
export const MAX_OVERRULE_NOTE = 500;

/** A script can be issued for so many days after its consultation. */
const ISSUE_DAYS_AFTER = 1;

/** Why no script of a consultation can be issued, in the words of the desk and of the refusal (rule health-63). */
export const NO_SCRIPT_WORDS = {
  service: 'This service issues no scripts.',
  no_record:
    'No script can be issued here: it is put on file for a patient of an account, and this consultation has none, or one whose account was closed, or who has another name or birthday now. If you prescribe, please use your own prescribing software, and tell the patient how the script reaches them.',
  not_held: 'A script needs a consultation that took place, and was put down so.',
  not_yours: 'Only who held the consultation can issue a script of it.',
  too_late: 'A script can be issued until the day after the consultation. Please see the patient again.',
  fee_returned: 'The fee of this consultation was returned, so no script of it can be issued.',
} as const;
export type NoScriptReason = keyof typeof NO_SCRIPT_WORDS;

/**
 * Returns whether the days are over on which a script of a consultation can be issued.
 * @param consulted_on ISO dates by the pharmacy's clocks
 */
export const isTooLateToIssue = (consulted_on: string, today: string): boolean =>
  today > addDays(consulted_on, ISSUE_DAYS_AFTER);

/** Returns whether a consultation of a service can end with a script: all can but those for certificates. */
export function issuesScripts(type: string): boolean {
  const entry = bookingType(type);
  return entry !== null && entry.section !== 'certificate';
}

/** What a practitioner prescribes of a medicine. */
export interface IssuedAmount {
  /** Packs in one supply. */
  quantity: number;
  /** All supplies, the first included. */
  supplies: number;
  directions: string;
}

/** Returns what of a product can be put on file: its limits, few packs, and no more supplies than a script on file has. */
export const issueLimits = (limits: SupplyLimits): SupplyLimits => ({
  ...limits,
  perSupply: Math.min(limits.perSupply, MAX_ISSUED_PACKS),
  supplies: Math.min(limits.supplies, MAX_FILED_REPEATS),
});

function directionsError(directions: string): string | null {
  if (directions.trim() === '') return 'Please write how it is taken';
  return freeTextError(directions, MAX_DIRECTIONS);
}

/** @returns the errors in what is prescribed of a medicine by field; empty if there are none (rule health-63) */
export function issueErrors(
  { quantity, supplies, directions }: IssuedAmount,
  { name, limits }: { name: string; limits: SupplyLimits },
): { quantity?: string; supplies?: string; directions?: string } {
  const most = issueLimits(limits);
  const over = overSupplyLimits(name, most);
  const wrong = directionsError(directions);
  return {
    ...(!canPrescribe({ quantity, repeats: 1 }, most) && { quantity: over }),
    ...(!canPrescribe({ quantity: 1, repeats: supplies }, most) && { supplies: over }),
    ...(wrong && { directions: wrong }),
  };
}

/** @returns the error in why a medicine is right although the record speaks against it, or null */
export const overruleError = (why: string): string | null =>
  why.trim() === '' ? 'Please say why it is right all the same' : freeTextError(why, MAX_OVERRULE_NOTE);

type Recorded = Pick<ProgramRecord, 'allergies' | 'is_pregnant_breastfeeding'>;

/**
 * Returns what a patient's record says against a medicine, in words (rule health-64).
 * @param medicine its name and ingredients
 */
export function againstMedicine(record: Recorded, medicine: string, first_name: string): string[] {
  const allergens = allergensIn(record.allergies, medicine);
  return [
    ...(allergens.length > 0
      ? [factWords({ fact: 'allergy', first_name, named: allergens.join(', ') })]
      : []),
    ...(record.is_pregnant_breastfeeding === 'yes'
      ? [factWords({ fact: 'pregnancy', first_name, named: '' })]
      : []),
  ];
}

/** How a script that was issued here stands. */
export type IssuedScriptStatus = 'on_file' | 'used' | 'expired' | 'off_file';

/**
 * Returns how a script that was issued here stands.
 * @param filed what is on file of it; null once it is not, as after a withdrawal
 * @param today ISO date by the pharmacy's clocks
 */
export function issuedStatus(filed: FiledScript | null, today: string): IssuedScriptStatus {
  if (!filed) return 'off_file';
  if (filed.repeats_left === 0) return 'used';
  return today > filed.expires_on ? 'expired' : 'on_file';
}
