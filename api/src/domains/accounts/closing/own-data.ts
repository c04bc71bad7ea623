import { SHOP } from '@saltbush/contract';
import { readDiary } from '../../food-diary';
import { listReminders } from '../../mail';
import type { AccountsServices } from '../context';
import type { CustomerDocument } from '../documents';
import { personalData } from '../hooks';
import { listSignIns } from '../profile/sign-in-store';

/** What the account itself holds; of a card only what its owner recognises it by. */
async function accountData({ db }: AccountsServices, customer: CustomerDocument, sessionId: string) {
  const { email, first_name, last_name, phone, created_at, addresses, payment_methods } = customer;
  const cards = payment_methods.map(({ brand, last4, exp_month, exp_year }) => ({
    ...{ brand, last4, exp_month, exp_year },
  }));
  const { edr_linked, edr_card_first2, edr_card_last4, edr_points } = customer;
  const sign_ins = await listSignIns(db, customer._id, sessionId);
  return {
    ...{ email, first_name, last_name, phone: phone ?? null, created_at, addresses, payment_methods: cards },
    rewards: { edr_linked, edr_card_first2, edr_card_last4, edr_points },
    sign_ins: sign_ins.map(({ id: _id, ...signIn }) => signIn),
    mail_reminders: await listReminders(db, email),
  };
}

/**
 * Collects everything that the shop holds about a person, by asking every domain; their health data included, so only
 * for the person themselves (rule accounts-17).
 */
export async function ownData(services: AccountsServices, customer: CustomerDocument, sessionId: string) {
  const { _id: userId, email } = customer;
  const found = await services.hooks.call(personalData, { userId, email });
  return {
    shop: SHOP.name,
    made_at: services.clock.now(),
    account: await accountData(services, customer, sessionId),
    food_tracker: await readDiary(services, userId),
    ...Object.fromEntries(found.map(({ section, data }) => [section, data])),
  };
}
