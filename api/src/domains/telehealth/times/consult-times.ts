import {
  addDays,
  BOOKINGS,
  bookingTypes,
  DEFAULT_STATE,
  STATE_TIME_ZONES,
  type State,
} from '@saltbush/contract';
import { localDaySpan } from '../../../lib/local-time';
import type { WindowDocument } from '../bookings/documents';
import { liveSeats, placesOf, slotsOn, windowId } from '../bookings/slots';
import { listWindows } from '../bookings/window-store';
import type { TelehealthContext } from '../context';

/** A time at which consultations start, with its places, as staff plan it. */
export interface ConsultTime {
  starts_at: Date;
  states: State[];
  places: number;
  taken: number;
  is_ahead: boolean;
  changed_by: string | null;
  changed_at: Date | null;
}

type TimesContext = Pick<TelehealthContext, 'db' | 'clock'>;

const STATES = Object.keys(STATE_TIME_ZONES) as State[];

/** The hours of all services: a service with hours of its own has times of its own. */
const availabilities = () => new Set(bookingTypes().map((type) => BOOKINGS[type].availability));

/** Returns the ids of the windows of a state that may start on a day of the store. */
function windowsNear(date: string, state: State): Set<string> {
  // A day of the store touches two days of a state that is behind or ahead of it.
  const days = [-1, 0, 1].map((offset) => addDays(date, offset));
  const slots = [...availabilities()].flatMap((hours) =>
    days.flatMap((day) => slotsOn(day, STATE_TIME_ZONES[state], hours)),
  );
  return new Set(slots.map(({ starts_at }) => windowId(starts_at)));
}

/** Returns the starts on a day (YYYY-MM-DD) in the store's zone, each with the states whose patients can book it. */
export function startsOn(date: string): Map<string, State[]> {
  const { from, to } = localDaySpan(date, DEFAULT_STATE);
  const [first, end] = [windowId(from), windowId(to)];
  const starts = new Map<string, State[]>();
  for (const state of STATES) {
    for (const id of windowsNear(date, state)) {
      if (id >= first && id < end) starts.set(id, [...(starts.get(id) ?? []), state]);
    }
  }
  return new Map([...starts].sort(([a], [b]) => a.localeCompare(b)));
}

function timeOf(id: string, states: State[], window: WindowDocument | null, now: Date): ConsultTime {
  const starts_at = new Date(id);
  return {
    starts_at,
    states,
    places: placesOf(window),
    taken: window ? liveSeats(window, now).length : 0,
    is_ahead: starts_at > now,
    changed_by: window?.capacity_set?.staff_name ?? null,
    changed_at: window?.capacity_set?.at ?? null,
  };
}

/** Lists the times of a day (YYYY-MM-DD) in the store's zone, earliest first. */
export async function listConsultTimes({ db, clock }: TimesContext, date: string): Promise<ConsultTime[]> {
  const starts = startsOn(date);
  const ids = [...starts.keys()];
  const [first, last] = [ids[0], ids.at(-1)];
  const found = first && last ? await listWindows(db, first, last) : [];
  const windows = new Map(found.map((window) => [window._id, window]));
  return [...starts].map(([id, states]) => timeOf(id, states, windows.get(id) ?? null, clock.now()));
}
