import { inTransaction } from '../../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../../lib/errors';
import type { FieldCipher } from '../../../../lib/field-cipher';
import { enqueueMail } from '../../../mail';
import type { BookingDocument } from '../documents';
import { feeReturnedMail } from '../mails';
import { findPaidBooking } from '../store';
import type { CancelContext } from './cancel';
import { putDownReturn } from './refund-store';
import { settleRefunds } from './refunds';

/** A reason is bound to its booking and cannot be read as its details or note. */
const reasonOwner = (uuid: string) => `${uuid}:returned-fee`;

/** Returns why the fee of an ended consultation was returned; null if it was not. */
export const openReason = (cipher: FieldCipher, { _id, returned_fee }: BookingDocument): string | null =>
  returned_fee ? cipher.decrypt(returned_fee.reason, reasonOwner(_id)) : null;

/**
 * Returns the whole fee of a consultation that was put down as held or missed, once, and mails the patient (rule
 * health-36). Repeated calls change nothing. The caller checks the permission.
 * @throws {BusinessError} NOT_FOUND, FEE_NOT_RETURNABLE
 */
export async function returnFee(
  ctx: CancelContext,
  { uuid, staffId, reason }: { uuid: string; staffId: string; reason: string },
): Promise<BookingDocument> {
  const ended = await findPaidBooking(ctx.db, uuid);
  if (!ended) throw notFound('Booking');
  const sealed = ctx.cipher.encrypt(reason.trim(), reasonOwner(uuid));
  const returned_fee = { staff_id: staffId, at: ctx.clock.now(), reason: sealed };
  const refund = { key: `return:${uuid}`, amount: ended.fee, reason: 'returned' as const };
  const mail = await feeReturnedMail(ctx, ended);
  await inTransaction(ctx, async (session) => {
    if (!(await putDownReturn(ctx.db, uuid, { returned_fee, refund }, session))) return;
    if (mail) await enqueueMail(ctx, mail, session);
  });
  const booking = (await findPaidBooking(ctx.db, uuid)) ?? ended;
  if (!booking.returned_fee) throw new BusinessError('FEE_NOT_RETURNABLE');
  return settleRefunds(ctx, booking);
}
