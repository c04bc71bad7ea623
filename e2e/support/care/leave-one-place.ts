import { send } from '../buyer/send';
import { offeredDays } from './patient';
import { practitioner } from './people';

const TIMES = `query StaffConsultTimes($date: String!) {
  staff_consult_times(date: $date) { starts_at places taken } }`;
const SET_PLACES = `mutation StaffConsultTimesSetPlaces($input: StaffConsultTimesSetPlacesInput!) {
  staff_consult_times_set_places(input: $input) { times { places } } }`;

interface ConsultTime {
  starts_at: string;
  places: number;
  taken: number;
}

/** A practitioner leaves one free place at a time of a day, counted from 0 for seven o’clock. */
export async function leaveOnePlace(daysAhead: number, index: number): Promise<void> {
  const { origin, token } = await practitioner();
  const day = (await offeredDays({ origin }))[daysAhead];
  const starts_at = day?.slots[index]?.starts_at;
  const { staff_consult_times: times } = await send<{ staff_consult_times: ConsultTime[] }>(
    origin,
    TIMES,
    { date: day?.date },
    { token },
  );
  const time = times.find((one) => one.starts_at === starts_at);
  if (!time) throw new Error('There is no such time');
  const input = { times: [{ starts_at, expected: time.places }], places: time.taken + 1 };
  await send(origin, SET_PLACES, { input }, { token });
}
