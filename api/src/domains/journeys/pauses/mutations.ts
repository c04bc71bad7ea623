import { FIELD_MESSAGES, PAUSE_MONTHS } from '@saltbush/contract';
import type {
  JourneySubscriptionsPauseInput,
  JourneySubscriptionsResumeInput,
} from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput, notFound } from '../../../lib/errors';
import { enqueueMail, type Mail, withdrawWaiting } from '../../mail';
import { busy, requireSubscription } from '../access';
import { loadParties, type Parties } from '../billing/parties';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { subscriptionPayload } from '../mutations/payload';
import { orderAbout } from '../notices/about';
import { pausedMail, resumedMail } from '../notices/pause-mails';
import { type SubscriptionChange, writeSubscription } from '../store';
import { paused, resumed } from './pause';

const ATTEMPTS = 20;

interface Step {
  change(read: JourneySubscriptionDocument, parties: Parties): SubscriptionChange;
  mail(after: JourneySubscriptionDocument, parties: Parties): Mail;
}

/** Writes a change with its mail, again after concurrent writes. @throws {BusinessError} those of the step; CONFLICT */
async function changeWithMail(ctx: JourneysContext, id: string | null | undefined, { change, mail }: Step) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await requireSubscription(ctx, id);
    const parties = await loadParties(ctx.db, read);
    if (!parties) throw notFound('Patient');
    const changed = change(read, parties);
    const after = { ...read, ...changed, version: read.version + 1 };
    const isWritten = await inTransaction(ctx, async (session) => {
      if (!(await writeSubscription(ctx.db, read, changed, session))) return false;
      // What still waits to be told of the order is no longer so.
      await withdrawWaiting(ctx.db, orderAbout(read), session);
      await enqueueMail(ctx, mail(after, parties), session);
      return true;
    });
    if (isWritten) return subscriptionPayload(ctx, after);
  }
  throw busy();
}

/** Puts off the next monthly charges of a program; the member is told until when. */
export function journeySubscriptionsPause(
  _root: unknown,
  { input }: { input: JourneySubscriptionsPauseInput },
  ctx: JourneysContext,
) {
  const months = PAUSE_MONTHS.find((one) => one === input.months);
  return changeWithMail(ctx, input.subscription_id, {
    change(read, { state }) {
      if (!months) throw invalidInput({ months: FIELD_MESSAGES.pause_months });
      return paused(read, months, state, ctx.clock.now());
    },
    mail: (after, parties) => pausedMail(ctx, parties, after),
  });
}

/** Ends a pause ahead of its time; the member is told when the next charge is made, as agreed. */
export function journeySubscriptionsResume(
  _root: unknown,
  { input }: { input: JourneySubscriptionsResumeInput },
  ctx: JourneysContext,
) {
  return changeWithMail(ctx, input.subscription_id, {
    change: (read, { state }) => resumed(read, state, ctx.clock.now()),
    mail: (after, parties) => resumedMail(ctx, parties, after),
  });
}
