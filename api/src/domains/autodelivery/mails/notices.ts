import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { localDay } from '../../../lib/local-time';
import { findCustomer } from '../../accounts';
import { enqueueMail, type Mail } from '../../mail';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument } from '../documents';
import { type AutoDeliveryChange, writeAutoDelivery } from '../store';
import { aboutOf } from './change-mails';
import { chargeMailIds } from './mail-ids';
import { chargedLabel, nextOrder, type PlanServices } from './next-order';

/** A notice to the customer about their AutoDelivery; its orders are confirmed separately. */
export type AutoDeliveryNotice =
  /** The next delivery is coming up and can still be changed. */
  | { kind: 'upcoming' }
  /** A charge of an amount in cents was declined, with the bank's message; it is retried or the AutoDelivery paused. */
  | { kind: 'declined'; message: string; amount: number }
  /** The order of a reference was placed without a number of items. */
  | { kind: 'left_out'; reference: string; leftOut: number }
  /** No item can be sent. */
  | { kind: 'nothing_to_send' }
  /** The address cannot be delivered to; the AutoDelivery is paused. */
  | { kind: 'undeliverable' }
  /** Its owner has not agreed to the charges; the AutoDelivery is paused. */
  | { kind: 'no_consent' };

type NoticeServices = PlanServices & Pick<AutodeliveryServices, 'client' | 'cipher'>;

/** Queues the mail of a notice in the transaction that it tells of. */
export async function enqueueNotice(
  services: NoticeServices,
  autodelivery: AutoDeliveryDocument,
  mail: Mail,
  session: ClientSession,
): Promise<void> {
  // The notices of an AutoDelivery go to its own address; whether they are wanted is the account's choice.
  const owner = await findCustomer(services.db, autodelivery.user_id, session);
  // What still waits to be told of an earlier change would tell what is no longer so.
  const about = aboutOf(autodelivery);
  await enqueueMail(services, { ...mail, account: owner?.email, about }, session);
}

/** Returns the mail of a notice about an AutoDelivery after the step; its id is unique per step, which sends it once. */
export async function noticeMail(
  services: PlanServices,
  notice: AutoDeliveryNotice,
  autodelivery: AutoDeliveryDocument,
): Promise<Mail> {
  const { name, shipping_state: state, delivery_date, charge_date } = autodelivery;
  const to = autodelivery.shipping_email;
  const common = {
    firstName: autodelivery.shipping_first_name,
    name,
    url: services.config.publicOrigin + links.account.autoDelivery(),
  };
  const id = chargeMailIds.of(notice.kind, autodelivery);
  if (notice.kind === 'upcoming') {
    const paidWith = await chargedLabel(services, autodelivery);
    const data = { ...common, paidWith, next: await nextOrder(services, autodelivery) };
    // If a cycle's dates change after its notice, another notice is sent.
    return {
      ...{ id: chargeMailIds.upcoming(autodelivery, delivery_date), to, data },
      template: 'autodelivery_upcoming',
    };
  }
  if (notice.kind === 'left_out') {
    const { reference, leftOut } = notice;
    return { id, to, template: 'autodelivery_left_out', data: { ...common, reference, leftOut } };
  }
  if (notice.kind === 'nothing_to_send') {
    const data = { ...common, nextOn: localDay(charge_date, state) };
    // An order that is put off is of the same cycle, and may be put off again.
    return { id: `${id}:${charge_date.toISOString()}`, to, template: 'autodelivery_nothing_to_send', data };
  }
  if (notice.kind === 'undeliverable') {
    return { id, to, template: 'autodelivery_paused', data: { ...common, reason: 'address' } };
  }
  if (notice.kind === 'no_consent') {
    return { id, to, template: 'autodelivery_paused', data: { ...common, reason: 'consent' } };
  }
  // An order that is put off starts to count its failures anew.
  const numbered = `${id}:${autodelivery.charge_failures}:${charge_date.toISOString()}`;
  const { message, amount } = notice;
  const declined = { ...common, message, amount, paidWith: await chargedLabel(services, autodelivery) };
  if (autodelivery.status === 'paused')
    return { id: numbered, to, template: 'autodelivery_given_up', data: declined };
  const data = { ...declined, retryOn: localDay(charge_date, state) };
  return { id: numbered, to, template: 'autodelivery_payment_failed', data };
}

/**
 * Writes the result of a step and queues its mail in one transaction. Returns false if another write came first.
 */
export async function writeWithNotice(
  services: NoticeServices,
  autodelivery: AutoDeliveryDocument,
  change: AutoDeliveryChange,
  notice: AutoDeliveryNotice,
): Promise<boolean> {
  const { db } = services;
  const mail = await noticeMail(services, notice, { ...autodelivery, ...change });
  const write = async (session: ClientSession) => {
    if (!(await writeAutoDelivery(db, autodelivery, change, session))) return false;
    await enqueueNotice(services, autodelivery, mail, session);
    return true;
  };
  return inTransaction(services, write);
}
