import type { Db } from 'mongodb';
import { findTraces, type MailTrace } from '../../mail';
import type { JourneySubscriptionDocument } from '../documents';
import { AGAIN, chargeMailIds } from '../notices/mail-ids';

const KINDS: Partial<Record<MailTrace['template'], 'announced' | 'declined' | 'agreement' | 'on_hold'>> = {
  program_review: 'announced',
  program_payment_declined: 'declined',
  program_consent: 'agreement',
  program_held: 'on_hold',
};

/** Returns the mails that the member got about the charge that a program waits for. */
export async function chargeMails(db: Db, subscription: JourneySubscriptionDocument) {
  const { declines, next_period_at } = subscription;
  const numbers = Array.from({ length: declines }, (_, at) => at + 1);
  const traces = await findTraces(db, [
    ...numbers.map((number) => chargeMailIds.declined(subscription, number)),
    ...numbers.map((number) => chargeMailIds.again(subscription, number)),
    ...(next_period_at ? [chargeMailIds.review(subscription, next_period_at)] : []),
    chargeMailIds.consent(subscription),
    chargeMailIds.held(subscription),
  ]);
  return traces.flatMap(({ _id, template, status, created_at }) => {
    const kind = _id.endsWith(AGAIN) ? ('again' as const) : KINDS[template];
    return kind ? [{ kind, at: created_at, is_sent: status === 'sent' }] : [];
  });
}
