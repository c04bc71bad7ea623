import { notFound } from '../../../lib/errors';
import type { BookingDocument } from '../bookings/documents';
import { readableBooking } from '../certificates/access';
import type { TelehealthContext } from '../context';
import { scriptsOf } from './scripts-of';

/** Returns the scripts of a consultation for its patient, latest first. */
async function telehealthScripts(_root: unknown, { uuid }: { uuid: string }, ctx: TelehealthContext) {
  const booking = await readableBooking(ctx, uuid, ctx.user?.id ?? null);
  if (!booking) throw notFound('Booking');
  return (await scriptsOf(ctx, booking)).map(({ script }) => script);
}

export const scriptResolvers = {
  Query: { telehealth_scripts: telehealthScripts },
  /** A field of `TelehealthBooking`. */
  hasScript: ({ scripts = [] }: BookingDocument): boolean => scripts.length > 0,
};
