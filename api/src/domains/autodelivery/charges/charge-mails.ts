import type { Db } from 'mongodb';
import { findTraces, findTracesFrom, type MailTrace } from '../../mail';
import { deliveryBeforeRetries } from '../cycle-dates';
import type { AutoDeliveryDocument } from '../documents';
import { AGAIN, chargeMailIds } from '../mails/mail-ids';

const KINDS: Partial<Record<MailTrace['template'], 'announced' | 'declined' | 'paused'>> = {
  autodelivery_upcoming: 'announced',
  autodelivery_payment_failed: 'declined',
  autodelivery_given_up: 'paused',
  autodelivery_paused: 'paused',
};

/** Returns the mails that the owner got about the charge that an AutoDelivery waits for. */
export async function chargeMails(db: Db, autodelivery: AutoDeliveryDocument) {
  const { charge_failures } = autodelivery;
  const [traces, declined] = await Promise.all([
    findTraces(db, [
      chargeMailIds.upcoming(autodelivery, deliveryBeforeRetries(autodelivery)),
      chargeMailIds.of('no_consent', autodelivery),
      chargeMailIds.of('undeliverable', autodelivery),
    ]),
    charge_failures > 0 ? findTracesFrom(db, `${chargeMailIds.of('declined', autodelivery)}:`) : [],
  ]);
  return [...traces, ...declined].flatMap(({ _id, template, status, created_at }) => {
    const kind = _id.endsWith(AGAIN) ? ('again' as const) : KINDS[template];
    return kind ? [{ kind, at: created_at, is_sent: status === 'sent' }] : [];
  });
}

/** Returns when the charge of an AutoDelivery was announced; null if it is still to be. */
export function announcedAt(
  { milestone, notify_date }: AutoDeliveryDocument,
  mails: Awaited<ReturnType<typeof chargeMails>>,
): Date | null {
  if (milestone === 'notify') return null;
  return mails.find(({ kind }) => kind === 'announced')?.at ?? notify_date;
}
