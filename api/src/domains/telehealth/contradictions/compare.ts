import { createHash } from 'node:crypto';
import {
  type AskedContradiction,
  type BookingType,
  type ChangedAnswer,
  type Compared,
  contradictionRules,
  contradictionsOf,
  DEFAULT_STATE,
  localDate,
  medicineNames,
  STATE_TIME_ZONES,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import { findProducts, keyIngredientsOf } from '../../catalogue';
import { type PatientDocument, readHealth } from '../../patients';
import type { TelehealthContext } from '../context';
import type { ComparedInputs } from './documents';
import { earlierTries, type Own } from './earlier-tries';

/** A request's answers, whom they are about, and what is asked for. */
export interface Request {
  booking_type: BookingType;
  answers: Record<string, string> | null;
  product_id: number | null;
  /** The answers that were changed before, in the same booking. */
  changed: readonly ChangedAnswer[];
  first_name: string;
  /** Years on the day of the appointment. */
  age: number | null;
  /** Null for guests, who have no record. */
  patient: PatientDocument | null;
  /** What belongs to the same request, and is no earlier one. */
  own: Own;
}

export interface Found {
  contradictions: AskedContradiction[];
  inputs: ComparedInputs;
}

/** Names a contradiction by all that it says, so that another record or answer makes another one. */
function idOf(patient: PatientDocument | null, one: object): string {
  const text = JSON.stringify([patient?._id ?? null, one]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

type Medicine = NonNullable<Compared['medicine']>;

/** Reads the medicines that were asked for now or before, by product. */
async function medicinesOf(
  { db }: Pick<TelehealthContext, 'db'>,
  asked: readonly { product_id: number | null }[],
): Promise<Map<number | null, Medicine>> {
  const ids = asked.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  const products = ids.length > 0 ? await findProducts(db, [...new Set(ids)]) : [];
  return new Map(
    products.map((product) => {
      const { _id, name, txt_ingredients } = product;
      const key = keyIngredientsOf(product);
      const text = [name, ...key, txt_ingredients ?? ''].join(' ');
      return [_id, { product_id: _id, names: medicineNames(name, key), text }];
    }),
  );
}

/** Compares a request's answers with everything that is known of the patient, and of nobody else (rule health-52). */
export async function compare(
  ctx: Pick<TelehealthContext, 'db' | 'cipher' | 'clock'>,
  request: Request,
): Promise<Found> {
  const { booking_type, answers, product_id, changed, first_name, age, patient } = request;
  const record = patient && readHealth(ctx.cipher, patient);
  const inputs = { record, age };
  if (!answers || contradictionRules(booking_type).length === 0) return { contradictions: [], inputs };
  const tries = patient ? await earlierTries(ctx, patient, request.own) : [];
  const medicines = await medicinesOf(ctx, [request, ...tries]);
  const medicine = medicines.get(product_id) ?? null;
  const earlier = tries.map((one) => ({ ...one, names: medicines.get(one.product_id)?.names ?? [] }));
  const today = localDate(ctx.clock.now(), STATE_TIME_ZONES[DEFAULT_STATE]);
  const compared = { booking_type, answers, first_name, age, record, medicine, earlier, changed, today };
  const questions = telehealthQuestionnaire(booking_type)?.questions ?? [];
  const contradictions = contradictionsOf(compared).map((one) => ({
    ...one,
    id: idOf(patient, one),
    question: questions.find(({ key }) => key === one.key)?.question ?? one.key,
  }));
  return { contradictions, inputs };
}
