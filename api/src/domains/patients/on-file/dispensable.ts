import { DEFAULT_STATE, isDispensable, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
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
