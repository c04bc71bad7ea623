import type { ClientSession } from 'mongodb';
import { enqueueMail, type Mail } from '../../mail';
import { nextReminderAt, reminderOf } from '../../telehealth';
import { loadParties } from '../billing/parties';
import type { JourneysServices } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { listConsultReminders, listReviewNotices, takeConsultReminder, takeReviewNotice } from '../due-store';
import { consultReminderMail, reviewMail } from './mails';

type NoticeServices = Pick<JourneysServices, 'client' | 'db' | 'cipher' | 'clock' | 'config'>;
type Stopping = { stopping?: AbortSignal };

const BATCH = 100;

/** Takes a notice and stores its mail, both or neither. False when another process was faster. */
function take(
  services: NoticeServices,
  mail: Mail | null,
  claim: (session: ClientSession) => Promise<boolean>,
): Promise<boolean> {
  return services.client.withSession((session) =>
    session.withTransaction(async () => {
      if (!(await claim(session))) return false;
      if (mail) await enqueueMail(services, mail, session);
      return true;
    }),
  );
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
  return take(services, mail, (session) => takeConsultReminder(db, subscription, next, session));
}

async function announceReview(
  services: NoticeServices,
  subscription: JourneySubscriptionDocument,
): Promise<boolean> {
  const parties = subscription.status === 'active' ? await loadParties(services.db, subscription) : null;
  const mail = parties && reviewMail(services, parties, subscription);
  return take(services, mail, (session) => takeReviewNotice(services.db, subscription, session));
}

type Due = (db: JourneysServices['db'], now: Date, limit: number) => Promise<JourneySubscriptionDocument[]>;

/** Works off what is due, longest due first. Answers how much this process did. */
async function workOff(
  services: NoticeServices,
  { stopping }: Stopping,
  listDue: Due,
  work: typeof remind,
): Promise<number> {
  let done = 0;
  for (;;) {
    let doneNow = 0;
    for (const subscription of await listDue(services.db, services.clock.now(), BATCH)) {
      if (stopping?.aborted) return done + doneNow;
      if (await work(services, subscription)) doneNow += 1;
    }
    done += doneNow;
    if (doneNow === 0) return done;
  }
}

/** Reminds of consults of programs a day and an hour before them, once each. Answers how many reminders it took. */
export const sendConsultReminders = (services: NoticeServices, options: Stopping = {}): Promise<number> =>
  workOff(services, options, listConsultReminders, remind);

/** Tells once for each period that the next order can be reviewed (section 4). Answers how many notices it took. */
export const sendReviewNotices = (services: NoticeServices, options: Stopping = {}): Promise<number> =>
  workOff(services, options, listReviewNotices, announceReview);
