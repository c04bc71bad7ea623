import { suburbName } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { localDay } from '../../../lib/local-time';
import { findProducts } from '../../catalogue';
import type { Mail } from '../../mail';
import { sourceIdOf } from '../../payment-methods';
import { cycleArrival, isOnItsWay, windowWords } from '../arrival/arrival';
import type { AutoDeliveryDocument } from '../documents';
import { nameOf } from '../from-order';
import { chargedLabel, nextOrder, type PlanServices } from './next-order';

/** What the mails about an AutoDelivery to its present receiver replace each other by; another receiver's stay. */
export const aboutOf = ({
  _id,
  shipping_email,
}: Pick<AutoDeliveryDocument, '_id' | 'shipping_email'>): string => `autodelivery:${_id}:${shipping_email}`;

/** How long a change waits for others, so that one mail tells of them all. */
const SETTLE_MS = 10 * 60_000;

/** The mail about a change, written before and sent with it; null if there is nothing to say. */
export type ChangeMail = (
  services: PlanServices,
  before: AutoDeliveryDocument,
  after: AutoDeliveryDocument,
) => Promise<Mail | null>;

/** Names, address of the page and receiver. Of one AutoDelivery, each version is told of once. */
const envelope = ({ config }: PlanServices, kind: string, after: AutoDeliveryDocument) => ({
  id: `autodelivery_${kind}:${after._id}:${after.version}`,
  to: after.shipping_email,
  // Whatever is sent tells the present state: a change that still waits to be told would tell an earlier one.
  about: aboutOf(after),
  head: {
    firstName: after.shipping_first_name,
    name: after.name,
    url: config.publicOrigin + links.account.autoDelivery(),
  },
});

function deliverTo(autodelivery: AutoDeliveryDocument): string[] {
  const { shipping_address_1: street, shipping_address_2: unit, shipping_suburb: suburb } = autodelivery;
  if (!street) return [];
  const name = `${autodelivery.shipping_first_name} ${autodelivery.shipping_last_name}`;
  const place = `${suburbName(suburb)} ${autodelivery.shipping_state} ${autodelivery.shipping_postcode}`;
  return [name, [unit, street].filter(Boolean).join(', '), place];
}

/** What it holds, how often and for whom, however it goes on. */
const contentsOf = (after: AutoDeliveryDocument) => ({
  frequency: nameOf(after.frequency),
  products: new Set(after.items.map(({ product_id }) => product_id)).size,
  deliverTo: deliverTo(after),
});

async function planOf(services: PlanServices, after: AutoDeliveryDocument) {
  const [paidWith, next] = await Promise.all([chargedLabel(services, after), nextOrder(services, after)]);
  return { ...contentsOf(after), paidWith, next };
}

/** What a stopped one still says: its payment method, and when an order that is already paid comes. */
async function stoppedOf(services: PlanServices, after: AutoDeliveryDocument) {
  const { db, clock } = services;
  const paidWith = await chargedLabel(services, after);
  if (!(await isOnItsWay(db, after))) return { paidWith, onItsWay: null };
  const products = await findProducts(
    db,
    after.items.map(({ product_id }) => product_id),
  );
  const isCold = products.some(({ is_fridge }) => is_fridge);
  const days = await cycleArrival(db, after, { isCold, now: clock.now() });
  return { paidWith, onItsWay: windowWords(days, isCold) ?? 'soon' };
}

/** What is delivered, when, to where and whom, and what pays for it. */
const toldOf = ({ items, ...autodelivery }: AutoDeliveryDocument): string =>
  JSON.stringify([
    items.map(({ product_id, quantity, one_off }) => [product_id, quantity, one_off]),
    autodelivery.frequency,
    autodelivery.charge_date,
    sourceIdOf(autodelivery),
    autodelivery.shipping_email,
    autodelivery.shipping_phone,
    deliverTo({ items, ...autodelivery }),
  ]);

/** Tells of a change to what is delivered, how often, to where, or from which card; not of a new name or note. */
export const changedMail: ChangeMail = async (services, before, after) => {
  if (toldOf(before) === toldOf(after)) return null;
  const { head, ...mail } = envelope(services, 'changed', after);
  const plan = await planOf(services, after);
  const data = { ...head, ...plan, next: after.status === 'paused' ? null : plan.next };
  // What is told of the last moment for changes is told before it.
  const untilLockin = after.lockin_date.getTime() - services.clock.now().getTime();
  const waitMs =
    after.milestone === 'notify' || after.milestone === 'lockin'
      ? Math.max(0, Math.min(SETTLE_MS, untilLockin))
      : SETTLE_MS;
  return { ...mail, template: 'autodelivery_changed', data, waitMs };
};

export const skippedMail: ChangeMail = async (services, before, after) => {
  const { head, ...mail } = envelope(services, 'skipped', after);
  const skippedOn = localDay(before.charge_date, before.shipping_state);
  const data = { ...head, ...(await planOf(services, after)), skippedOn };
  return { ...mail, template: 'autodelivery_skipped', data };
};

export const resumedMail: ChangeMail = async (services, _before, after) => {
  const { head, ...mail } = envelope(services, 'resumed', after);
  return { ...mail, template: 'autodelivery_resumed', data: { ...head, ...(await planOf(services, after)) } };
};

export const pausedMail: ChangeMail = async (services, _before, after) => {
  const { head, ...mail } = envelope(services, 'paused_as_asked', after);
  const data = { ...head, ...contentsOf(after), ...(await stoppedOf(services, after)), next: null };
  return { ...mail, template: 'autodelivery_paused_as_asked', data };
};

export const endedMail: ChangeMail = async (services, _before, after) => {
  const { head, ...mail } = envelope(services, 'ended', after);
  return {
    ...mail,
    template: 'autodelivery_ended',
    data: { ...head, ...(await stoppedOf(services, after)) },
  };
};
