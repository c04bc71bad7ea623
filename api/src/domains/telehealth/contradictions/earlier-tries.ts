import {
  addDays,
  DEFAULT_STATE,
  EARLIER_ANSWER_DAYS,
  type EarlierTry,
  localDate,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import type { PatientDocument } from '../../patients';
import type { BookingDetails } from '../bookings/documents';
import { listBookings } from '../bookings/store';
import type { TelehealthContext } from '../context';
import { openTry } from './sealed-tries';
import { listTries } from './store';

type Services = Pick<TelehealthContext, 'db' | 'cipher' | 'clock'>;

/** What belongs to the same request: its booking, and all that was entered in its draft. */
export interface Own {
  booking?: string;
  draft_key?: string;
}

/** How many of an account's bookings are searched for those of the patient. */
const SEARCHED = { skip: 0, limit: 50 };

const dayOf = (at: Date): string => localDate(at, STATE_TIME_ZONES[DEFAULT_STATE]);

async function ofBookings({ db, cipher }: Services, { user_id, _id }: PatientDocument, own: Own) {
  const { data } = await listBookings(db, user_id, SEARCHED);
  const others = data.filter((one) => one.patient_uuid === _id && one._id !== own.booking);
  return others.flatMap(
    ({ _id: uuid, details, booking_type, created_at, draft_key, entered_in = draft_key }) => {
      if (entered_in && entered_in === own.draft_key) return [];
      const { answers, product_id, screening } = JSON.parse(cipher.decrypt(details, uuid)) as BookingDetails;
      // What staff answered as the patient is no answer of theirs.
      return answers && screening?.compared !== null
        ? [{ booking_type, answers, product_id, at: created_at }]
        : [];
    },
  );
}

async function ofTries({ db, cipher }: Services, patient: PatientDocument, own: Own) {
  const tries = await listTries(db, patient);
  const others = tries.filter(
    ({ author, draft_key }) => author.role === 'patient' && (!draft_key || draft_key !== own.draft_key),
  );
  return others.map((one) => {
    const { booking_type, answers, product_id } = openTry(cipher, one);
    return { booking_type, answers, product_id, at: one.at };
  });
}

/** Returns what a patient answered before, the latest first: for bookings, and in tries that were refused. */
export async function earlierTries(
  services: Services,
  patient: PatientDocument,
  own: Own,
): Promise<Omit<EarlierTry, 'names'>[]> {
  const found = await Promise.all([ofBookings(services, patient, own), ofTries(services, patient, own)]);
  const oldest = addDays(dayOf(services.clock.now()), -EARLIER_ANSWER_DAYS);
  return found
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...one }) => ({ ...one, on: dayOf(at) }))
    .filter(({ on }) => on >= oldest);
}
