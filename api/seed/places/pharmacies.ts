import { STATES, type State } from '@saltbush/contract';
import type { PharmacyDocument } from '../../src/domains/fulfilment';
import { PHARMACY_LIST } from './pharmacy-list';

const ZONES: Record<State, string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

type Hours = PharmacyDocument['hours'];

const WEEKDAYS = [1, 2, 3, 4, 5] as const;

/** Same-day pharmacies have longer hours. Days count from Monday; times are local. */
function hoursOf(isSameDay: boolean): Hours {
  const weekdays = WEEKDAYS.map((day) => ({ day, open: '08:00', close: isSameDay ? '20:00' : '18:00' }));
  return [
    ...weekdays,
    { day: 6, open: '09:00', close: isSameDay ? '17:00' : '13:00' },
    ...(isSameDay ? [{ day: 7 as const, open: '10:00', close: '16:00' }] : []),
  ];
}

function readPharmacy(line: string, index: number): PharmacyDocument {
  const [
    place = '',
    postcode = '',
    stateText = '',
    lat = '',
    lng = '',
    address = '',
    phone = '',
    services = '',
  ] = line.split('|').map((cell) => cell.trim());
  const state = STATES.find((name) => name === stateText);
  if (!state) throw new Error(`${place} has no state.`);
  const isSameDay = services.includes('s');
  return {
    _id: index + 1,
    name: `Saltbush Pharmacy ${place}`,
    address: { line_1: address, line_2: '', suburb: suburbOf(place), state, postcode },
    phone,
    lat: Number(lat),
    lng: Number(lng),
    time_zone: ZONES[state],
    is_click_and_collect: services.includes('c'),
    is_same_day: isSameDay,
    hours: hoursOf(isSameDay),
  };
}

/** The suburb as spelled in the postcode list. */
function suburbOf(place: string): string {
  return place
    .replace(/ CBD$/, '')
    .replace(/^Canberra City$/, 'City')
    .replace(/^Darwin City$/, 'Darwin')
    .toUpperCase();
}

/** The pharmacies that dispatch orders and offer click and collect, in every state and territory. */
export function pharmacyDocuments(): PharmacyDocument[] {
  return PHARMACY_LIST.trim().split('\n').map(readPharmacy);
}
