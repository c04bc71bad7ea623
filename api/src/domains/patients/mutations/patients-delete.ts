import type { ClientSession } from 'mongodb';
import type { PatientsDeleteInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { BusinessError, notFound } from '../../../lib/errors';
import type { ApiContext } from '../../../server/context';
import { withoutPatient } from '../../cart/lines';
import { findUserCart, writeCart } from '../../cart/store';
import { releaseDrafts } from '../../journeys/store';
import type { PatientDocument } from '../documents';
import { deletePatient, findOwnPatient } from '../store';
import { whatNeedsPatient } from '../uses';

const ATTEMPTS = 20;

/** The patient, or the cart, was written to since it was read: everything is looked at again. */
class Conflict extends Error {}

/** Deletes in one step: lines of the open cart and drafts of programs lose the patient, too. */
async function deleteEverywhere(
  ctx: ApiContext,
  patient: PatientDocument,
  session: ClientSession,
): Promise<void> {
  const { _id, user_id } = patient;
  if (!(await deletePatient(ctx.db, patient, session))) throw new Conflict();
  await releaseDrafts(ctx.db, user_id, _id, session);
  const cart = await findUserCart(ctx.db, user_id, session);
  if (!cart?.items.some(({ patient_uuid }) => patient_uuid === _id)) return;
  const change = { items: withoutPatient(cart.items, _id), updated_at: ctx.clock.now() };
  if (!(await writeCart(ctx.db, cart, change, session))) throw new Conflict();
}

/** Deletes a patient; orders keep what was dispensed to whom, as the law asks (section 7.f). */
export async function patientsDelete(
  _root: unknown,
  { input }: { input: PatientsDeleteInput },
  ctx: ApiContext,
): Promise<{ uuid: string }> {
  const { id: userId } = requireUser(ctx);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const patient = await findOwnPatient(ctx.db, userId, input.uuid);
    if (!patient) throw notFound('Patient');
    const reason = await whatNeedsPatient(ctx.db, patient, ctx.clock.now());
    if (reason) throw new BusinessError('PATIENT_IN_USE', { reason });
    try {
      await ctx.client.withSession((session) =>
        session.withTransaction(() => deleteEverywhere(ctx, patient, session)),
      );
      return { uuid: patient._id };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new BusinessError('PATIENT_BUSY');
}
