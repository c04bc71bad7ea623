import { issueLimits, supplyLimits } from '@saltbush/contract';
import {
  type BookingDocument,
  canWithdraw,
  isPrescribable,
  noScriptReason,
  patientOf,
  scriptsOf,
} from '../../telehealth';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

/** Returns the requested medicine with what of it can be prescribed; null if it cannot be. */
async function requestedOf(ctx: StaffContext, productId: number | null) {
  const product = productId === null ? null : await ctx.loaders.product.load(productId);
  if (!product || !isPrescribable(product)) return null;
  const { perSupply, supplies } = issueLimits(supplyLimits(product));
  return { product_id: String(product._id), name: product.name, per_supply: perSupply, supplies };
}

/** Returns the scripts of a consultation as its practitioner sees them, and whether the caller can issue one. */
export async function scriptsOfAppointment(
  ctx: StaffContext,
  booking: BookingDocument,
  requestedId: number | null,
) {
  const [patient, listed, requested] = await Promise.all([
    patientOf(ctx, booking),
    scriptsOf(ctx, booking),
    requestedOf(ctx, requestedId),
  ]);
  const scripts = listed.map(async ({ stored: { ended, number }, ...one }) => ({
    ...one,
    ended_by: ended ? await nameOfStaff(ctx, ended.staff_id) : null,
    ended_at: ended?.at ?? null,
    can_withdraw: await canWithdraw(ctx, booking, number),
  }));
  const no_script = noScriptReason(booking, patient, { staffId: ctx.user?.id ?? '', now: ctx.clock.now() });
  return { no_script, requested, scripts: await Promise.all(scripts) };
}
