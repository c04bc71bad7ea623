import {
  issueErrors,
  overruleError,
  PRESCRIPTION_MEDICINE_MISSING,
  type SupplyLimits,
} from '@saltbush/contract';
import { apiFieldErrors } from '@saltbush/shared-ui/form-kit';
import type { StaffAppointment } from '../api/staff-appointment-fields';

/** A medicine with what of it can be prescribed. */
export interface Prescribable {
  id: string;
  name: string;
  limits: Pick<SupplyLimits, 'perSupply' | 'supplies'>;
}

/** What a practitioner writes into the form of a script. */
export interface ScriptFields {
  quantity: string;
  supplies: string;
  directions: string;
  why: string;
}

export type ScriptErrors = Partial<Record<keyof ScriptFields | 'medicine', string>>;

export const NO_FIELDS: ScriptFields = { quantity: '1', supplies: '1', directions: '', why: '' };

/** Returns the medicine that the patient asked for, if it can be prescribed and has no script yet. */
export function requestedMedicine({ requested, scripts }: StaffAppointment): Prescribable | null {
  if (!requested || scripts.length > 0) return null;
  const { product_id: id, name, per_supply: perSupply, supplies } = requested;
  return { id, name, limits: { perSupply, supplies } };
}

const amountOf = ({ quantity, supplies, directions }: ScriptFields) => ({
  ...{ quantity: Number(quantity), supplies: Number(supplies) },
  directions,
});

/** Returns the errors of the form by field, as the api would; `against` is what the record says and is overruled. */
export function scriptErrors(
  fields: ScriptFields,
  medicine: Prescribable | null,
  against: readonly string[],
): ScriptErrors {
  if (!medicine) return { medicine: PRESCRIPTION_MEDICINE_MISSING };
  const { name, limits } = medicine;
  const why = against.length > 0 ? overruleError(fields.why) : null;
  return { ...issueErrors(amountOf(fields), { name, limits: { ...limits, days: 0 } }), ...(why && { why }) };
}

/** Fields of the api that the form calls otherwise. */
const NAMES: Readonly<Record<string, keyof ScriptErrors>> = { product_id: 'medicine' };

/** Returns what the api refused by field of the form; null if that is not all of it. */
export function refusedFields(error: unknown): ScriptErrors | null {
  const named = apiFieldErrors(error).map(({ field, message }) => [NAMES[field] ?? field, message] as const);
  return named.every(([field]) => field === 'medicine' || field in NO_FIELDS)
    ? Object.fromEntries(named)
    : null;
}

/** Returns what the form sends. */
export const scriptInput = (
  { booking, scripts }: StaffAppointment,
  fields: ScriptFields,
  { medicine, overruled }: { medicine: Prescribable; overruled: readonly string[] },
) => ({
  ...{ uuid: booking.uuid, seen: scripts.length, product_id: medicine.id },
  ...amountOf(fields),
  ...{ overruled: [...overruled], why: fields.why },
});
