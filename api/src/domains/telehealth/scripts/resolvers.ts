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
  /** A field of `TelehealthBooking`; staff who act as the patient are told nothing of their treatment (rule roles-13). */
  hasScript: ({ scripts = [] }: BookingDocument, _args: unknown, { user }: TelehealthContext): boolean =>
    scripts.length > 0 && !user?.impersonation,
};
