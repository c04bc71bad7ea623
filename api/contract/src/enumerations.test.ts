import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCHEDULES, SCRIPT_TYPES, STATES } from './enumerations';
import { isPrescriptionSchedule, isRestricted } from './products/regulation';
import { BOOKINGS, type BookingType, bookingTypeSdl, bookingTypes } from './telehealth/booking-types';
import { rejectedMessage } from './telehealth/rejected';

const schema = (name: string) => readFileSync(new URL(`../schema/${name}.graphql`, import.meta.url), 'utf8');

/** Returns the values of an enumeration in the schema. */
function valuesOf(text: string, name: string): string[] {
  const body = new RegExp(`^enum ${name} \\{([^}]*)\\}`, 'm').exec(text)?.[1] ?? '';
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\w+$/.test(line));
}

const inGroup = (group: string) => bookingTypes().filter((type) => BOOKINGS[type].group === group);
const inSchema = (types: readonly BookingType[]) =>
  types.every((type) => valuesOf(bookingTypeSdl(), 'BookingType').includes(type));

describe('enumerations', () => {
  it('have the eight states and territories [3.m-01]', () => {
    expect(STATES).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    expect(valuesOf(schema('base'), 'State')).toEqual([...STATES]);
  });

  it('have three ways for a script to arrive [3.m-02]', () => {
    expect(SCRIPT_TYPES).toEqual(['escript', 'onfile', 'paper']);
  });

  it.each<[string, string, BookingType[]]>([
    ['consultations [3.m-04]', 'Consult', ['ShortConsult', 'LongConsult']],
    ['online scripts [3.m-05]', 'Online', ['OnlineScripts']],
    [
      'medical certificates [3.m-06]',
      'Med',
      ['MedcertsWork', 'MedcertsCarer', 'MedcertsUniv', 'MultidayMedcerts'],
    ],
    ['antivirals [3.m-07]', 'CovidAntiviral', ['CovidAntiviral']],
    ['smoking cessation [3.m-08]', 'SmokingCessation', ['SmokingCessation']],
  ])('group the booking types: %s', (_name, group, types) => {
    expect(inGroup(group)).toEqual(types);
    expect(inSchema(types)).toBe(true);
  });

  it('label scripts as a prescription and certificates by name [3.m-05] [3.m-06]', () => {
    expect(rejectedMessage('OnlineScripts')).toContain('your Prescription request');
    expect(rejectedMessage('MedcertsUniv')).toContain('your Medical Certificate request');
  });

  it('have schedules 2, 3, 4 and 4N [3.m-10]', () => {
    expect(SCHEDULES).toEqual(['2', '3', '4', '4N']);
    const of = (schedule: string) => ({ schedule, tags: [], is_practitioner: false });
    expect(SCHEDULES.map((schedule) => isPrescriptionSchedule(schedule))).toEqual([false, false, true, true]);
    expect(SCHEDULES.map((schedule) => isRestricted(of(schedule)))).toEqual([false, true, true, true]);
  });
});
