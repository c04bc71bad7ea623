import { MEDICARE_WORDINGS, medicareBookingBody } from '@saltbush/contract';
import { apiFieldErrors, type NamedError } from '@saltbush/shared-ui/form-kit';
import { bookMedicare } from '../api/medicare-booking';
import type { Patient } from '../api/patients';
import { createPatient } from '../api/patients-create';
import { editPatient } from '../api/patients-edit';
import { toCreateInput, toEditInput } from './patient-input';
import { identifierOf } from './patient-schema';
import type { PatientValues } from './patient-values';

export type SavedPatient = { ok: true; patient: Patient } | { ok: false; errors: NamedError[] };

/** Verifies new Medicare details or a new IHI; a stored identifier is not verified again. */
async function identifierProblem(values: PatientValues): Promise<NamedError | null> {
  const identifier = identifierOf(values);
  if (!identifier) return null;
  const refusal = await bookMedicare(medicareBookingBody(identifier));
  if (!refusal) return null;
  const field = identifier.hasMedicare ? 'medicare_number' : 'ihi_number';
  return { field: refusal === 'invalid' ? field : 'root', message: MEDICARE_WORDINGS[refusal] };
}

/** Creates a patient, or updates the one with this uuid. Never rejects; errors are returned by field. */
export async function savePatient(values: PatientValues, uuid: string | null): Promise<SavedPatient> {
  const problem = await identifierProblem(values);
  if (problem) return { ok: false, errors: [problem] };
  try {
    const patient = uuid
      ? await editPatient(toEditInput(uuid, values))
      : await createPatient(toCreateInput(values));
    return { ok: true, patient };
  } catch (error) {
    return { ok: false, errors: apiFieldErrors(error) };
  }
}
