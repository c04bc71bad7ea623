import { between, type Random } from '../../seed/lib/random';
import type { ReceivedMail } from '../fakes/fake-smtp';
import type { World } from '../year/world';
import { startApi } from './api-process';
import { makeJobsDue } from './due-jobs';
import { SECRETS } from './start-test-api';

/** Events that trigger the kill: a payment was authorised, a mail was accepted, an order was stored. */
export const TRIGGERS = ['authorised', 'mail', 'order'] as const;
type Trigger = (typeof TRIGGERS)[number];

/** A shop whose api processes are killed. */
export interface KillableShop {
  world: World;
  smtp: { url: string; received: readonly ReceivedMail[] };
  /** Path of the built server. */
  main: string;
  sender: string;
}

const POLL_MS = 1;
/** A process without any triggering work left is killed after this time. */
const MAX_RUN_MS = 3000;
const UNFINISHED = ['started', 'authorised', 'stored', 'releasing'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const collection = ({ world }: KillableShop, name: string) =>
  world.services.db.collection<{ _id: string }>(name);

async function idsOf(shop: KillableShop, name: string, filter: object): Promise<string[]> {
  const found = await collection(shop, name).find(filter).project({ _id: 1 }).toArray();
  return found.map(({ _id }) => String(_id));
}

const authorised = (shop: KillableShop) => idsOf(shop, 'payment_attempts', { status: 'authorised' });

/** Returns the ids of unfinished payments and mails. */
const unfinished = async (shop: KillableShop) => [
  ...(await idsOf(shop, 'payment_attempts', { status: { $in: UNFINISHED } })),
  ...(await idsOf(shop, 'mail_outbox', { claim: { $ne: null } })),
];

const hasNew = (ids: readonly string[], before: ReadonlySet<string>) => ids.some((id) => !before.has(id));

/** Waits for the event that triggers the kill, or until aborted. */
async function waitForTrigger(
  shop: KillableShop,
  trigger: Trigger,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const orderCount = () => collection(shop, 'orders').countDocuments();
  const left = new Set(await authorised(shop));
  const [orders, mails] = [await orderCount(), shop.smtp.received.length];
  const [moreOrders, moreMails] = [between(random, 1, 3), between(random, 1, 5)];
  const hasHappened = async () => {
    if (trigger === 'authorised') return hasNew(await authorised(shop), left);
    if (trigger === 'mail') return shop.smtp.received.length >= mails + moreMails;
    return (await orderCount()) >= orders + moreOrders;
  };
  while (!signal.aborted && !(await hasHappened())) await pause(POLL_MS);
}

/** Starts an api process and kills it during its jobs. Returns true if it left unfinished work. */
export async function runUntilKilled(shop: KillableShop, trigger: Trigger, random: Random): Promise<boolean> {
  await makeJobsDue(shop.world.services.db);
  const before = new Set(await unfinished(shop));
  const waiting = new AbortController();
  const triggered = waitForTrigger(shop, trigger, random, waiting.signal);
  const api = startApi(shop.main, {
    MONGODB_URI: shop.world.uri,
    AUTH_SECRET: SECRETS.authSecret,
    FIELD_ENCRYPTION_KEYS: SECRETS.fieldEncryptionKeys,
    SMTP_URL: shop.smtp.url,
    MAIL_FROM: shop.sender,
  });
  await Promise.race([triggered, api.ready.then(() => pause(MAX_RUN_MS))]);
  await api.kill();
  waiting.abort();
  await triggered;
  return hasNew(await unfinished(shop), before);
}
