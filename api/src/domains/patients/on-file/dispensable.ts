import {
  DEFAULT_STATE,
  isDispensable,
  localDate,
  nextSupplyOn,
  STATE_TIME_ZONES,
  type SupplyRules,
  supplyLimits,
} from '@saltbush/contract';
import type { PatientDocument } from '../documents';
import type { FiledScriptDocument } from './documents';

/** The day by the pharmacy's clocks, as an ISO date. */
export const pharmacyDay = (now: Date): string => localDate(now, STATE_TIME_ZONES[DEFAULT_STATE]);

/** Returns a patient's scripts of a product that can still be dispensed, those that expire first before the others. */
export const dispensableScripts = (
  { scripts_on_file = [] }: Pick<PatientDocument, 'scripts_on_file'>,
  productId: number,
  now: Date,
): FiledScriptDocument[] =>
  scripts_on_file
    .filter((script) => script.product_id === productId && isDispensable(script, pharmacyDay(now)))
    .sort((a, b) => a.expires_on.localeCompare(b.expires_on));

/**
 * Returns how many packs of a product make a supply on the script on file that is used next; null if there is none, or it
 * does not say, as those that came with an order.
 */
export const filedPacks = (
  patient: Pick<PatientDocument, 'scripts_on_file'>,
  productId: number,
  now: Date,
): number | null => dispensableScripts(patient, productId, now)[0]?.issued?.quantity ?? null;

/**
 * Returns the first day on which a product may be supplied to a patient again, whichever of their scripts on file it is
 * supplied on (rule health-51); null if it may be today.
 */
export function nextSupplyOf(
  { scripts_on_file = [] }: Pick<PatientDocument, 'scripts_on_file'>,
  product: SupplyRules & { _id: number },
  now: Date,
): string | null {
  const supplied = scripts_on_file
    .filter(({ product_id }) => product_id === product._id)
    .flatMap(({ supplied_at = [] }) => supplied_at.map(pharmacyDay))
    .sort();
  return nextSupplyOn(supplied.at(-1) ?? null, supplyLimits(product).days, pharmacyDay(now));
}
