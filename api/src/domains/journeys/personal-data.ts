import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import { agreementData } from '../consents';
import { openAnswers } from './answers';
import { openMessage } from './care/message';
import { listMessages } from './care/store';
import { openEntry } from './clinical/entry';
import { listEntries } from './clinical/store';
import { consultsOf } from './consults/outcomes';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from './documents';
import { logOwner } from './measurements/log';
import { listMeasurements } from './measurements/store';
import { listSubscriptions } from './store';

/** What a member's own history shows them: what they answered and changed, not what practitioners wrote. */
async function historyOf(
  { db, cipher }: { db: Db; cipher: FieldCipher },
  subscription: JourneySubscriptionDocument,
) {
  const entries = (await listEntries(db, subscription)).map((entry) => openEntry(cipher, entry));
  return entries
    .filter(({ author }) => author.role !== 'practitioner')
    .map(({ at, content }) => ({ at, ...content }));
}

/** What the member and the care team have written. */
async function messagesOf({ db, cipher }: { db: Db; cipher: FieldCipher }, subscriptionId: string) {
  const messages = (await listMessages(db, subscriptionId, 0)).map((message) => openMessage(cipher, message));
  return messages.map(({ at, author, text, check_in }) => ({ at, from: author.role, text, check_in }));
}

/** What a member sees of a consult: not what practitioners noted. */
const consultData = ({ appointment_at, status, closed }: JourneyBookingDocument) => ({
  ...{ appointment_at, status },
  missed_calls: closed?.calls ?? [],
});

/** Returns a user's programs with what they answered, for their owner. */
export async function programData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const subscriptions = await listSubscriptions(db, userId, null);
  const found = subscriptions.map(async (subscription) => {
    const { journey_id, status, created_at, submitted_at, started_at, cancelled_at } = subscription;
    const { next_period_at, upcoming_booking, lessons, order_references } = subscription;
    const answers = openAnswers(cipher, subscription);
    const owner = logOwner(subscription);
    const items = subscription.items.map(({ product_id, quantity }) => ({ product_id, quantity }));
    return {
      ...{ journey_id, status, created_at, submitted_at, started_at, cancelled_at, next_period_at },
      ...{ answers, items, lessons, order_references },
      history: await historyOf({ db, cipher }, subscription),
      messages: await messagesOf({ db, cipher }, subscription._id),
      measurements: owner ? await listMeasurements({ db, cipher }, owner) : [],
      agreements: await agreementData({ db, cipher }, subscription._id),
      consult_at: upcoming_booking?.appointment_at ?? null,
      consults: consultsOf(subscription).map(consultData),
    };
  });
  return Promise.all(found);
}
