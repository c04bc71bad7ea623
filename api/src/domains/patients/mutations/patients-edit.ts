import { journeyPatientError } from '@saltbush/contract';
import type { PatientsEditInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import type { PatientsContext } from '../context';
import type { PatientDocument } from '../documents';
import { patientUsage } from '../hooks';
import { personKey } from '../person-key';
import { checkPatient, type PatientForm, patientToday, readIdentifier } from '../read-input';
import { type PatientHealth, readHealth, sealHealth, sealIdentifier, yesNoOf } from '../sealed-fields';
import { findOwnPatient } from '../store';
import { writePatient } from '../write-patient';

const ATTEMPTS = 20;

/** Returns the health answers after an edit. */
function editedHealth(input: PatientsEditInput, stored: PatientHealth): PatientHealth {
  return {
    is_pregnant_breastfeeding: yesNoOf(input.is_pregnant_breastfeeding) ?? stored.is_pregnant_breastfeeding,
    allergies: (input.allergies ?? stored.allergies).trim(),
    conditions: (input.conditions ?? stored.conditions).trim(),
    medication: (input.medication ?? stored.medication).trim(),
  };
}

/** Returns the complete patient after an edit: omitted fields keep their stored values. */
function editedForm(input: PatientsEditInput, stored: PatientDocument, health: PatientHealth): PatientForm {
  return {
    first_name: input.first_name ?? stored.first_name,
    last_name: input.last_name ?? stored.last_name,
    dob: input.dob ?? stored.dob,
    gender: input.gender ?? stored.gender,
    phone: input.phone ?? stored.phone,
    address: input.address ?? stored.address,
    suburb: input.suburb ?? stored.suburb,
    state: input.state ?? stored.state ?? '',
    postcode: input.postcode ?? stored.postcode,
    allergies: health.allergies,
    conditions: health.conditions,
    medication: health.medication,
    identifier: readIdentifier(input),
  };
}

/** Requires a program's patient to stay 18 or older (section 5.h). @throws {BusinessError} INVALID_INPUT */
async function checkJourneyAge(
  ctx: PatientsContext,
  stored: PatientDocument,
  form: PatientForm,
): Promise<void> {
  if (form.dob === stored.dob) return;
  const problem = journeyPatientError(form.dob, patientToday(ctx.clock.now(), form.state));
  if (!problem) return;
  const usages = await ctx.hooks.call(patientUsage, { patient: stored, now: ctx.clock.now() });
  if (usages.some(({ isForAdults }) => isForAdults)) throw invalidInput({ dob: problem });
}

/** Edits a patient of the account (section 7.f). */
export async function patientsEdit(
  _root: unknown,
  { input }: { input: PatientsEditInput },
  ctx: PatientsContext,
): Promise<PatientDocument> {
  const { id: userId } = requireUser(ctx);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await findOwnPatient(ctx.db, userId, input.uuid);
    if (!stored) throw notFound('Patient');
    const health = editedHealth(input, readHealth(ctx.cipher, stored));
    const form = editedForm(input, stored, health);
    const details = await checkPatient(ctx, form);
    await checkJourneyAge(ctx, stored, form);
    const person_key = personKey(userId, details);
    // A script names a person: under another name or birthday it is somebody else's.
    const isSomebodyElse = person_key !== personKey(userId, stored);
    const change = {
      ...details,
      checked_at: ctx.clock.now(),
      person_key,
      ...(isSomebodyElse && stored.scripts_on_file ? { scripts_on_file: [] } : {}),
      health: sealHealth(ctx.cipher, health, stored._id),
      ...(form.identifier ? sealIdentifier(ctx.cipher, form.identifier, stored._id) : {}),
    };
    const result = await writePatient(ctx, stored, { change, health });
    if (result === 'written') return { ...stored, ...change, version: (stored.version ?? 0) + 1 };
    if (result === 'exists') {
      throw new BusinessError('PATIENT_EXISTS');
    }
  }
  throw new BusinessError('PATIENT_BUSY');
}
