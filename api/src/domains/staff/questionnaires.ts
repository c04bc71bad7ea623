import { BOOKINGS } from '@saltbush/contract';
import { findUserCart, openAnswers } from '../cart';
import { listJourneys, listSubscriptions, openAnswers as openProgramAnswers } from '../journeys';
import { listUserOrders } from '../orders';
import type { StaffContext } from './context';
import type { OpenedBooking } from './telehealth-requests';

/** An answered questionnaire of any origin. */
export interface Questionnaire {
  source: 'cart' | 'order' | 'program' | 'telehealth';
  reference: string;
  title: string;
  patient_uuid: string | null;
  answers: { question: string; answer: string }[];
}

type Context = Pick<StaffContext, 'db' | 'cipher' | 'loaders'>;

/** Lists answers as staff read them. */
export const answersOf = (answers: Record<string, unknown>): Questionnaire['answers'] =>
  Object.entries(answers).map(([question, answer]) => ({
    question,
    answer: Array.isArray(answer) ? answer.join(', ') : String(answer),
  }));

async function ofCart(ctx: Context, userId: string): Promise<Questionnaire[]> {
  const cart = await findUserCart(ctx.db, userId);
  const found = (cart?.items ?? []).map(async (item) => {
    const answers = openAnswers(ctx.cipher, item);
    if (!cart || !answers) return [];
    const product = await ctx.loaders.product.load(item.product_id);
    const { patient_uuid } = item;
    const title = product?.name ?? String(item.product_id);
    return [
      { source: 'cart', reference: cart._id, title, patient_uuid, answers: answersOf(answers) } as const,
    ];
  });
  return (await Promise.all(found)).flat();
}

async function ofOrders(
  ctx: Context,
  userId: string,
  latest: { skip: number; limit: number },
): Promise<Questionnaire[]> {
  const { data } = await listUserOrders(ctx.db, userId, latest);
  return data.flatMap(({ reference, items }) =>
    items.flatMap((item) => {
      const answers = openAnswers(ctx.cipher, item);
      if (!answers) return [];
      const { name: title, patient_uuid } = item;
      return [{ source: 'order', reference, title, patient_uuid, answers: answersOf(answers) } as const];
    }),
  );
}

async function ofPrograms(ctx: Context, userId: string): Promise<Questionnaire[]> {
  const subscriptions = await listSubscriptions(ctx.db, userId, null);
  const answered = subscriptions.filter(({ questionnaire }) => questionnaire !== null);
  const journeys = answered.length > 0 ? await listJourneys(ctx.db) : [];
  return answered.map((subscription) => {
    const answers = openProgramAnswers(ctx.cipher, subscription);
    const journey = journeys.find(({ _id }) => _id === subscription.journey_id);
    return {
      source: 'program',
      reference: subscription._id,
      title: journey?.name ?? String(subscription.journey_id),
      patient_uuid: subscription.patient_uuid,
      answers: answersOf({ ...answers }),
    };
  });
}

/** Lists the questionnaires that a customer answered in the cart, for orders and for programs. */
export async function questionnairesOf(
  ctx: Context,
  userId: string,
  latest: { skip: number; limit: number },
): Promise<Questionnaire[]> {
  const found = await Promise.all([
    ofCart(ctx, userId),
    ofOrders(ctx, userId, latest),
    ofPrograms(ctx, userId),
  ]);
  return found.flat();
}

/** The answers that a patient changed before the request, for the practitioner to ask about (rule health-18). */
const changesOf = ({ screening }: OpenedBooking['opened']): Questionnaire['answers'] =>
  (screening?.changed ?? []).map(({ key, from, to }) => ({
    question: `${key} (changed before the request)`,
    answer: `${from}, then ${to}`,
  }));

/** Lists the questionnaires of telehealth requests. */
export const telehealthQuestionnaires = (bookings: readonly OpenedBooking[]): Questionnaire[] =>
  bookings.flatMap(({ _id, booking_type, patient_uuid, opened }) =>
    opened.answers
      ? [
          {
            source: 'telehealth' as const,
            reference: _id,
            title: BOOKINGS[booking_type].button,
            patient_uuid,
            answers: [...answersOf(opened.answers), ...changesOf(opened)],
          },
        ]
      : [],
  );
