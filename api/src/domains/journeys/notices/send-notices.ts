import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { enqueueMail, type Mail } from '../../mail';
import { nextReminderAt, reminderOf } from '../../telehealth';
import { loadParties } from '../billing/parties';
import { planRenewal } from '../billing/plan-renewal';
import type { JourneysServices } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { consultReminderMail } from './consult-mails';
import { reviewMail } from './mails';
import { listConsultReminders, takeConsultReminder } from './reminder-store';
import { listReviewNotices, takeReviewNotice } from './review-store';

type NoticeServices = Pick<JourneysServices, 'client' | 'db' | 'cipher' | 'clock' | 'config'>;
type Stopping = { stopping?: AbortSignal };

const BATCH = 100;

/** Claims a notice and stores its mail atomically. Returns false if another process claimed it. */
function claimAndEnqueue(
  services: NoticeServices,
  mail: Mail | null,
  claim: (session: ClientSession) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(services, async (session) => {
    if (!(await claim(session))) return false;
    if (mail) await enqueueMail(services, mail, session);
    return true;
  });
}

async function remind(services: NoticeServices, subscription: JourneySubscriptionDocument): Promise<boolean> {
  const { db, clock } = services;
  const { upcoming_booking: booking } = subscription;
  if (!booking) return false;
  const now = clock.now();
  const parties = await loadParties(db, subscription);
  const ahead = reminderOf(booking.appointment_at, now);
  const mail = parties && ahead ? consultReminderMail(services, parties, booking, ahead) : null;
  const next = nextReminderAt(booking.appointment_at, now);
  return claimAndEnqueue(services, mail, (session) => takeConsultReminder(db, subscription, next, session));
}

async function announceReview(
  services: NoticeServices,
  subscription: JourneySubscriptionDocument,
): Promise<boolean> {
  const parties = subscription.status === 'active' ? await loadParties(services.db, subscription) : null;
  const plan = parties && (await planRenewal(services.db, subscription, parties));
  const mail = plan && reviewMail(services, parties, subscription, plan.lines.order_total);
  const at = mail && services.clock.now();
  return claimAndEnqueue(services, mail, (session) =>
    takeReviewNotice(services.db, subscription, at, session),
  );
}

type ListDue = (
  db: JourneysServices['db'],
  now: Date,
  limit: number,
) => Promise<JourneySubscriptionDocument[]>;

/** Processes everything due, longest overdue first. @returns how many items this process handled */
async function processDue(
  services: NoticeServices,
  { stopping }: Stopping,
  listDue: ListDue,
  handle: typeof remind,
): Promise<number> {
  let done = 0;
  for (;;) {
    let doneNow = 0;
    for (const subscription of await listDue(services.db, services.clock.now(), BATCH)) {
      if (stopping?.aborted) return done + doneNow;
      if (await handle(services, subscription)) doneNow += 1;
    }
    done += doneNow;
    if (doneNow === 0) return done;
  }
}

/** Sends reminders of program consults, a day and an hour before, once each. @returns how many were handled */
export const sendConsultReminders = (services: NoticeServices, options: Stopping = {}): Promise<number> =>
  processDue(services, options, listConsultReminders, remind);

/** Notifies once per period that the next order can be reviewed (section 4). @returns how many were handled */
export const sendReviewNotices = (services: NoticeServices, options: Stopping = {}): Promise<number> =>
  processDue(services, options, listReviewNotices, announceReview);
