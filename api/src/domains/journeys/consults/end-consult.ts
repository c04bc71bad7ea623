import type { ClientSession } from 'mongodb';
import type {
  JourneyConsultsCompleteInput,
  JourneyConsultsMissInput,
  JourneyConsultsNotHeldInput,
} from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import { busy } from '../access';
import { loadParties } from '../billing/parties';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { subscriptionPayload } from '../mutations/payload';
import { consultEndedMail } from '../notices/consult-ended-mail';
import { findAnySubscription, writeSubscription } from '../store';
import { type EndedConsult, moneyOf, refundKey } from './ended-money';
import { closedBy, type Ending, isPutDown, readEnding, requireEndable } from './ending';
import { consultsOf, withOutcome } from './outcomes';
import { ProgramChanged, storeRefunding } from './refund-consult';

const ATTEMPTS = 20;

/** Stores the outcome, what it does to the fee, and the mail that tells it. Returns false if another write came first. */
async function store(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: EndedConsult,
): Promise<boolean> {
  const parties = await loadParties(ctx.db, read);
  const money = await moneyOf(ctx, read, booking);
  // Who left the program before it started was told then what became of its money.
  const isTold = parties && (read.status !== 'cancelled' || money.refunded > 0);
  const mail = isTold && consultEndedMail(ctx, parties, read, { booking, ...money });
  const back = money.freeConsult === 'back' ? { num_free_consults: read.num_free_consults + 1 } : {};
  const record = async (session: ClientSession) => {
    const change = { ...withOutcome(read, booking), ...back };
    if (!(await writeSubscription(ctx.db, read, change, session))) throw new ProgramChanged();
    if (mail) await enqueueMail(ctx, mail, session);
  };
  const order = money.refunded > 0 ? money.order : null;
  const refund = { order, key: refundKey(booking), reason: 'cannot_supply' as const };
  return storeRefunding(ctx, refund, record);
}

async function end(ctx: JourneysContext, ending: Ending) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await findAnySubscription(ctx.db, ending.subscription_id);
    if (!read) throw notFound('Subscription');
    const booking = consultsOf(read).find(({ id }) => id === ending.booking_id);
    if (!booking) throw new BusinessError('CONSULT_NOT_BOOKED');
    if (await isPutDown(ctx, read, booking, ending)) return subscriptionPayload(ctx, read);
    requireEndable(read, booking, ending, ctx.clock.now());
    const { outcome: status } = ending;
    const ended = { ...booking, status, closed: closedBy(ctx, ending), reminder_due_at: null };
    if (await store(ctx, read, ended)) {
      return subscriptionPayload(ctx, (await findAnySubscription(ctx.db, read._id)) ?? read);
    }
  }
  throw busy();
}

/** Puts down that a program's consult took place, with a sealed note, once (rule health-39). Staff only. */
export const journeyConsultsComplete = async (
  _root: unknown,
  { input }: { input: JourneyConsultsCompleteInput },
  ctx: JourneysContext,
) => end(ctx, readEnding(ctx, input, 'completed'));

/** Puts down that a program's patient was not reached by three calls; its fee stays (rules health-35 and health-39). Staff only. */
export const journeyConsultsMiss = async (
  _root: unknown,
  { input }: { input: JourneyConsultsMissInput },
  ctx: JourneysContext,
) => end(ctx, readEnding(ctx, input, 'missed'));

/**
 * Puts down that the shop did not hold a program's consult: a fee goes back, a free one can be booked again, and so can the
 * first (rules health-39 and health-40). Staff only.
 */
export const journeyConsultsNotHeld = async (
  _root: unknown,
  { input }: { input: JourneyConsultsNotHeldInput },
  ctx: JourneysContext,
) => end(ctx, readEnding(ctx, input, 'not_held'));
