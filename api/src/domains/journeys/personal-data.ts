import type { Db } from 'mongodb';
import type { FieldCipher } from '../../lib/field-cipher';
import { answersOwner } from './mutations/submit';
import { listSubscriptions } from './store';

/** Returns a user's programs with what they answered, for their owner. */
export async function programData({ db, cipher }: { db: Db; cipher: FieldCipher }, userId: string) {
  const subscriptions = await listSubscriptions(db, userId, null);
  return subscriptions.map((subscription) => {
    const { journey_id, status, created_at, submitted_at, started_at, cancelled_at } = subscription;
    const { next_period_at, upcoming_booking, lessons, order_references, questionnaire } = subscription;
    const answers = questionnaire && JSON.parse(cipher.decrypt(questionnaire, answersOwner(subscription)));
    const items = subscription.items.map(({ product_id, quantity }) => ({ product_id, quantity }));
    return {
      ...{ journey_id, status, created_at, submitted_at, started_at, cancelled_at, next_period_at },
      ...{ answers, items, lessons, order_references },
      consult_at: upcoming_booking?.appointment_at ?? null,
    };
  });
}
