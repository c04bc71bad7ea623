import { between, type Random } from '../seed/lib/random';
import { startApi } from './api-process';
import type { ReceivedMail } from './fake-smtp';
import { SECRETS, type World } from './year/world';

/** After what a process is killed: a payment was reserved, a mail was taken, an order was stored. */
export const TRIGGERS = ['authorised', 'mail', 'order'] as const;
type Trigger = (typeof TRIGGERS)[number];

/** A shop whose api processes are killed. */
export interface Mortal {
  world: World;
  smtp: { url: string; received: readonly ReceivedMail[] };
  /** The built server. */
  main: string;
  sender: string;
}

const LOCK_MS = 60_000;
const POLL_MS = 1;
/** A process that has nothing left of what it is to be killed in is killed anyway. */
const PATIENCE_MS = 3000;
const UNFINISHED = ['started', 'authorised', 'stored', 'releasing'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const collection = ({ world }: Mortal, name: string) => world.services.db.collection<{ _id: string }>(name);

async function idsOf(shop: Mortal, name: string, filter: object): Promise<string[]> {
  const found = await collection(shop, name).find(filter).project({ _id: 1 }).toArray();
  return found.map(({ _id }) => String(_id));
}

const authorised = (shop: Mortal) => idsOf(shop, 'payment_attempts', { status: 'authorised' });

/** What was begun and nobody has finished. */
const unfinished = async (shop: Mortal) => [
  ...(await idsOf(shop, 'payment_attempts', { status: { $in: UNFINISHED } })),
  ...(await idsOf(shop, 'mail_outbox', { claim: { $ne: null } })),
];

const hasNew = (ids: readonly string[], before: ReadonlySet<string>) => ids.some((id) => !before.has(id));

/** Lets the locks of a dead process end at once, and all jobs be due. */
async function endLocks({ world }: Mortal): Promise<void> {
  const jobs = world.services.db.collection('jobs');
  const lockedAt = new Date(Date.now() - 2 * LOCK_MS);
  await jobs.updateMany({ lockedAt: { $ne: null } }, { $set: { lockedAt } });
  await jobs.updateMany({}, { $set: { nextRunAt: new Date() } });
}

/** Waits for the moment in which a process is to be killed, until it is no more waited for. */
async function momentOf(shop: Mortal, trigger: Trigger, random: Random, given: AbortSignal): Promise<void> {
  const orderCount = () => collection(shop, 'orders').countDocuments();
  const left = new Set(await authorised(shop));
  const [orders, mails] = [await orderCount(), shop.smtp.received.length];
  const [moreOrders, moreMails] = [between(random, 1, 3), between(random, 1, 5)];
  const isMoment = async () => {
    if (trigger === 'authorised') return hasNew(await authorised(shop), left);
    if (trigger === 'mail') return shop.smtp.received.length >= mails + moreMails;
    return (await orderCount()) >= orders + moreOrders;
  };
  while (!given.aborted && !(await isMoment())) await pause(POLL_MS);
}

/** Starts an api process and kills it in the middle of its jobs. True when it left something unfinished. */
export async function liveAndDie(shop: Mortal, trigger: Trigger, random: Random): Promise<boolean> {
  await endLocks(shop);
  const before = new Set(await unfinished(shop));
  const waiting = new AbortController();
  const moment = momentOf(shop, trigger, random, waiting.signal);
  const api = startApi(shop.main, {
    MONGODB_URI: shop.world.uri,
    AUTH_SECRET: SECRETS.authSecret,
    FIELD_ENCRYPTION_KEYS: SECRETS.fieldEncryptionKeys,
    SMTP_URL: shop.smtp.url,
    MAIL_FROM: shop.sender,
  });
  await Promise.race([moment, api.ready.then(() => pause(PATIENCE_MS))]);
  await api.kill();
  waiting.abort();
  await moment;
  return hasNew(await unfinished(shop), before);
}
