import { ESCRIPT_REFUSALS } from '@saltbush/contract';
import { checkEscript } from '../../escripts/check-escript';
import type { Resolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { notFound } from '../../lib/errors';
import { type PageArguments, readPage } from '../../lib/paging';
import type { PatientsContext } from './context';
import type { PatientDocument } from './documents';
import { patientsCreate } from './mutations/patients-create';
import { patientsDelete } from './mutations/patients-delete';
import { patientsEdit } from './mutations/patients-edit';
import { scriptsOnFile } from './on-file/scripts-on-file';
import { type PatientHealth, readHealth } from './sealed-fields';
import { findOwnPatient, listPatientNames, listPatients, type PatientNameDocument } from './store';

/** Returns the signed-in user's patients by page (section 7.f). */
async function patients(_root: unknown, args: PageArguments, ctx: PatientsContext) {
  const { id } = requireUser(ctx);
  const { info, ...range } = readPage(args);
  const { data, total } = await listPatients(ctx.db, id, range);
  return { data, paginatorInfo: info(total) };
}

/** Verifies a token for one of the user's patients with the prescription exchange (section 7.f). */
async function validateEscript(
  _root: unknown,
  { patient_uuid, token }: { patient_uuid: string; token: string },
  ctx: PatientsContext,
) {
  const { id } = requireUser(ctx);
  const patient = await findOwnPatient(ctx.db, id, patient_uuid);
  if (!patient) throw notFound('Patient');
  const { refusal } = await checkEscript(ctx, token, patient);
  return { is_valid: refusal === null, message: refusal && ESCRIPT_REFUSALS[refusal] };
}

const health =
  <Field extends keyof PatientHealth>(field: Field) =>
  (patient: PatientDocument, _args: unknown, ctx: PatientsContext) =>
    readHealth(ctx.cipher, patient)[field];

export const resolvers: Resolvers<PatientsContext> = {
  Query: {
    patients,
    patients_names: (_root: unknown, _args: unknown, ctx: PatientsContext) =>
      ctx.user ? listPatientNames(ctx.db, ctx.user.id) : [],
    scripts_on_file: scriptsOnFile,
    validate_escript: validateEscript,
  },
  Mutation: {
    patients_create: patientsCreate,
    patients_edit: patientsEdit,
    patients_delete: patientsDelete,
  },
  PatientName: {
    uuid: (patient: PatientNameDocument) => patient._id,
  },
  Patient: {
    uuid: (patient: PatientDocument) => patient._id,
    is_pregnant_breastfeeding: (patient: PatientDocument, _args: unknown, ctx: PatientsContext) => {
      const answer = readHealth(ctx.cipher, patient).is_pregnant_breastfeeding;
      return answer && answer === 'yes';
    },
    allergies: health('allergies'),
    conditions: health('conditions'),
    medication: health('medication'),
    has_address: ({ address, suburb, state, postcode }: PatientDocument) =>
      Boolean(address && suburb && state && postcode),
    has_medicare: ({ medicare }: PatientDocument) => medicare !== null,
    checked_at: ({ checked_at, created_at }: PatientDocument) => checked_at ?? created_at,
  },
};
