import { afterEach, describe, expect, it } from 'vitest';
import { localDate, STATE_TIME_ZONES } from '../dates/local-date';
import { STATES, type State } from '../enumerations';
import {
  consultClock,
  consultDays,
  consultMoment,
  consultOffset,
  consultWindow,
  consultWindowText,
  isConsultStart,
} from './consult-times';

const DAY = 86_400_000;
const FROM = Date.parse('2027-01-01T06:30:00Z');
const DEVICES = ['Australia/Perth', 'Australia/Lord_Howe', 'Europe/London'];
/** Two years, in which clocks change four times; each step shows fourteen days. */
const MOMENTS = Array.from({ length: 53 }, (_, index) => new Date(FROM + index * 14 * DAY));

const HOME = process.env.TZ;
afterEach(() => {
  if (HOME === undefined) delete process.env.TZ;
  else process.env.TZ = HOME;
});

/** What a patient in a state reads, for each moment and window. */
const readIn = (state: State, moments: Date[]) =>
  moments.flatMap((now) =>
    consultDays(now, state).flatMap(({ date, label, windows }) =>
      windows.map(({ startsAt, label: hours }) => ({ now, date, startsAt, text: `${label}, ${hours}` })),
    ),
  );

describe.each(STATES)('times of consults in %s', (state) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: STATE_TIME_ZONES[state],
    hour: 'numeric',
    minute: '2-digit',
  });

  it('begin at the hour of their label every day of two years, and read the same once booked [time-04]', () => {
    for (const { now, date, startsAt, text } of readIn(state, MOMENTS)) {
      const shown = clock.format(startsAt).replace(':00', '').replace(/\s/, '');
      expect(`${date} ${text}`).toContain(`${localDate(startsAt, STATE_TIME_ZONES[state])} `);
      expect(text).toContain(`, ${shown} - `);
      expect(consultWindow(startsAt, state, now)).toBe(text);
    }
  });

  it.each(DEVICES)('are the same on a device in %s [time-04]', (device) => {
    const changes = ['2027-03-28', '2027-09-26', '2028-03-26'].map((day) => new Date(`${day}T20:00:00Z`));
    process.env.TZ = 'UTC';
    const expected = readIn(state, changes);
    process.env.TZ = device;
    expect(new Date('2027-07-01T00:00:00Z').getHours()).not.toBe(0);
    expect(readIn(state, changes)).toEqual(expected);
    for (const { now, startsAt, text } of expected) {
      expect(consultWindow(startsAt, state, now)).toBe(text);
    }
  });

  it('never begin half an hour later, on a day that is over or not offered yet [health-08]', () => {
    const now = new Date('2027-04-02T06:00:00Z');
    const [first] = readIn(state, [now]);
    const start = first?.startsAt.getTime() ?? Number.NaN;
    expect(isConsultStart(new Date(start + 1_800_000), state, now)).toBe(false);
    expect(isConsultStart(new Date(start - DAY), state, now)).toBe(false);
    expect(isConsultStart(new Date(start + 15 * DAY), state, now)).toBe(false);
  });
});

describe('words about a consult', () => {
  const now = new Date('2026-11-25T00:00:00Z');
  const at = '2026-11-26T00:00:00Z';

  it('name the state whose time they are [time-04]', () => {
    expect(consultWindowText(at, 'NSW', now)).toBe('Tomorrow Nov 26, 11AM - 1PM (New South Wales time)');
    expect(consultWindowText('2026-11-25T23:00:00Z', 'WA', now)).toBe(
      'Tomorrow Nov 26, 7AM - 9AM (Western Australia time)',
    );
  });

  it('give the time beside it by the same clock', () => {
    expect(consultClock(at, 'SA')).toBe('10:30 am');
    expect(consultMoment(at, 'QLD')).toMatch(/^Thu,? 26 Nov, 10:00 am$/);
    expect(consultOffset('2027-04-03T15:59:59Z', 'NSW')).toBe(660);
    expect(consultOffset('2027-04-03T16:00:00Z', 'NSW')).toBe(600);
    expect(consultOffset('2027-04-03T15:59:59.999Z', 'SA')).toBe(630);
  });
});
