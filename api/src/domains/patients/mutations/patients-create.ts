import { randomUUID } from 'node:crypto';
import type { PatientsCreateInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError } from '../../../lib/errors';
import type { PatientsContext } from '../context';
import type { PatientDocument } from '../documents';
import { personKey } from '../person-key';
import { checkPatient, type PatientForm, readIdentifier } from '../read-input';
import { type PatientHealth, readHealth, sealHealth, sealIdentifier, yesNoOf } from '../sealed-fields';
import { countPatients, findPerson, insertPatient } from '../store';
import { writePatient } from '../write-patient';

/** More than any family needs; limits what one account can store. */
export const MAX_PATIENTS = 50;
const ATTEMPTS = 20;

function readForm(input: PatientsCreateInput): PatientForm {
  const { allergies, conditions, medication, ...rest } = input;
  return {
    ...rest,
    allergies: allergies ?? '',
    conditions: conditions ?? '',
    medication: medication ?? '',
    identifier: readIdentifier({ ...input, has_medicare: input.has_medicare ?? false }),
  };
}

const healthOf = (
  form: PatientForm,
  pregnancy: PatientHealth['is_pregnant_breastfeeding'],
): PatientHealth => ({
  is_pregnant_breastfeeding: pregnancy,
  allergies: form.allergies.trim(),
  conditions: form.conditions.trim(),
  medication: form.medication.trim(),
});

/** Adds a patient to the account, or updates the same person (section 7.f). */
export async function patientsCreate(
  _root: unknown,
  { input }: { input: PatientsCreateInput },
  ctx: PatientsContext,
): Promise<PatientDocument> {
  const { id: userId } = requireUser(ctx);
  const form = readForm(input);
  const details = await checkPatient(ctx, form);
  const person_key = personKey(userId, details);
  const pregnancy = yesNoOf(input.is_pregnant_breastfeeding);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await findPerson(ctx.db, userId, person_key);
    if (!known && (await countPatients(ctx.db, userId)) >= MAX_PATIENTS) {
      throw new BusinessError('TOO_MANY_PATIENTS', { max: MAX_PATIENTS });
    }
    const uuid = known?._id ?? randomUUID();
    // Somebody added again without an answer keeps the one they gave.
    const before = known && readHealth(ctx.cipher, known).is_pregnant_breastfeeding;
    const health = healthOf(form, pregnancy ?? before);
    const written = {
      ...details,
      checked_at: ctx.clock.now(),
      person_key,
      health: sealHealth(ctx.cipher, health, uuid),
      ...sealIdentifier(ctx.cipher, form.identifier ?? { hasMedicare: false, ihi: '' }, uuid),
    };
    const version = known ? (known.version ?? 0) + 1 : 0;
    const created_at = known?.created_at ?? ctx.clock.now();
    const patient: PatientDocument = { _id: uuid, user_id: userId, ...written, version, created_at };
    const result = await (known
      ? writePatient(ctx, known, { change: written, health })
      : insertPatient(ctx.db, patient));
    if (result === 'written') return patient;
  }
  throw new BusinessError('PATIENT_BUSY');
}
