import { FIELD_MESSAGES, scriptStands } from '@saltbush/contract';
import { findCustomer } from '../../accounts';
import {
  dispensableScripts,
  type FiledScriptDocument,
  medicineProgram,
  type PatientDocument,
  pharmacyDay,
} from '../../patients';
import type { TelehealthContext } from '../context';

type Context = Pick<TelehealthContext, 'db' | 'clock' | 'hooks'>;

async function keeperOf({ db }: Context, { issued, staff_id }: FiledScriptDocument): Promise<string> {
  if (issued) return issued.staff_name;
  const staff = await findCustomer(db, staff_id);
  return staff ? `${staff.first_name} ${staff.last_name}` : '';
}

/**
 * Returns why a patient gets no script of a medicine: another can be dispensed, whoever issued it, or a program prescribes
 * it. Null if nothing stands in the way, as once the other was used up or is off file (rule health-63).
 */
export async function standingWords(
  ctx: Context,
  patient: PatientDocument,
  productId: number,
): Promise<string | null> {
  const [filed] = dispensableScripts(patient, productId, ctx.clock.now());
  if (filed) {
    const staff_name = await keeperOf(ctx, filed);
    const { issued, filed_at, repeats_left: left } = filed;
    return scriptStands({ staff_name, isIssued: Boolean(issued), on: pharmacyDay(filed_at), left });
  }
  const programs = await ctx.hooks.call(medicineProgram, { patient, productId });
  return programs.length > 0 ? FIELD_MESSAGES.in_a_program : null;
}
