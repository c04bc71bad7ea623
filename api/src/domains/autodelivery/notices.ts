import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { localDay, localMoment } from '../../lib/local-time';
import { enqueueMail, type Mail } from '../mail';
import type { AutodeliveryServices } from './context';
import type { AutoDeliveryDocument } from './documents';
import { type AutoDeliveryChange, writeAutoDelivery } from './store';

/** What a customer is told of their AutoDelivery; its order has a confirmation of its own. */
export type AutoDeliveryNotice =
  /** The next delivery comes, and can still be changed. */
  | { kind: 'upcoming' }
  /** The card was declined, in the bank's words: it is tried again, or the AutoDelivery is paused. */
  | { kind: 'declined'; message: string }
  /** Nothing of it can be sent. */
  | { kind: 'nothing_to_send' }
  /** The address cannot be delivered to: the AutoDelivery is paused. */
  | { kind: 'undeliverable' };

type NoticeServices = Pick<AutodeliveryServices, 'client' | 'db' | 'cipher' | 'clock' | 'config'>;

/** The mail of a notice about an AutoDelivery as the step left it. Its id is the step's own, so it is sent once. */
export function noticeMail(
  notice: AutoDeliveryNotice,
  autodelivery: AutoDeliveryDocument,
  publicOrigin: string,
): Mail {
  const { _id, name, cycle, shipping_state: state, delivery_date, charge_date } = autodelivery;
  const to = autodelivery.shipping_email;
  const about = {
    firstName: autodelivery.shipping_first_name,
    name,
    url: publicOrigin + links.account.autoDelivery(),
  };
  const id = `autodelivery_${notice.kind}:${_id}:${cycle}`;
  if (notice.kind === 'upcoming') {
    const data = {
      ...about,
      changesUntil: localMoment(autodelivery.lockin_date, state),
      chargedOn: localDay(charge_date, state),
      deliveredOn: localDay(delivery_date, state),
    };
    // A cycle whose dates were changed after its notice has another one.
    return { id: `${id}:${delivery_date.toISOString()}`, to, template: 'autodelivery_upcoming', data };
  }
  if (notice.kind === 'nothing_to_send') {
    const data = { ...about, nextOn: localDay(delivery_date, state) };
    return { id, to, template: 'autodelivery_nothing_to_send', data };
  }
  if (notice.kind === 'undeliverable') {
    return { id, to, template: 'autodelivery_paused', data: { ...about, reason: 'address' } };
  }
  const numbered = `${id}:${autodelivery.charge_failures}`;
  if (autodelivery.status === 'paused') {
    return { id: numbered, to, template: 'autodelivery_paused', data: { ...about, reason: 'payment' } };
  }
  const data = { ...about, message: notice.message, retryOn: localDay(charge_date, state) };
  return { id: numbered, to, template: 'autodelivery_payment_failed', data };
}

/**
 * Writes what follows from a step and puts its mail into the outbox, both or neither. False when another write was
 * faster.
 */
export function writeWithNotice(
  services: NoticeServices,
  autodelivery: AutoDeliveryDocument,
  change: AutoDeliveryChange,
  notice: AutoDeliveryNotice,
): Promise<boolean> {
  const { client, db, config } = services;
  const mail = noticeMail(notice, { ...autodelivery, ...change }, config.publicOrigin);
  const write = async (session: ClientSession) => {
    if (!(await writeAutoDelivery(db, autodelivery, change, session))) return false;
    await enqueueMail(services, mail, session);
    return true;
  };
  return client.withSession((session) => session.withTransaction(() => write(session)));
}
