import type { BookingType, State } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { findProducts, priceAt } from '../../catalogue';
import type { TelehealthContext } from '../context';
import { findService } from '../store';

/** The fee in cents of a consultation that starts at a time; null while the service is not on sale. */
export type FeeAt = (startsAt: Date) => number | null;

/** Reads a service's fees: by the local time of the appointment's start at the patient (rule health-14). */
export async function feesOf(
  { db }: Pick<TelehealthContext, 'db'>,
  { booking_type, state }: { booking_type: BookingType; state: State },
): Promise<FeeAt> {
  const service = await findService(db, { booking_type });
  const [product] = service ? await findProducts(db, [service.product_id]) : [];
  return (startsAt) =>
    product?.status === 'Active' ? (priceAt(product, startsAt, state)?.value ?? null) : null;
}

/** Returns the fee in cents of an appointment. @throws {BusinessError} SERVICE_UNAVAILABLE */
export async function requireFee(
  ctx: Pick<TelehealthContext, 'db'>,
  appointment: { booking_type: BookingType; state: State; starts_at: Date },
): Promise<number> {
  const fee = (await feesOf(ctx, appointment))(appointment.starts_at);
  if (fee === null) throw new BusinessError('SERVICE_UNAVAILABLE');
  return fee;
}
