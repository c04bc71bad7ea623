import { describe, expect, it } from 'vitest';
import type { BookingType } from '../booking-types';
import { changedContradictions } from './changed';

const found = (
  booking_type: BookingType,
  answers: Record<string, string>,
  ...changed: { key: string; from: string; to: string }[]
) => changedContradictions({ booking_type, answers, first_name: 'Mia', changed });
const yesToNo = (key: string) => ({ key, from: 'yes', to: 'no' });

describe('an answer that was changed in the same booking [health-52]', () => {
  it('contradicts what it is now, if it excluded', () => {
    const key = 'pregnant_or_breastfeeding';
    expect(found('CovidAntiviral', { [key]: 'no' }, yesToNo(key))).toEqual([
      {
        key,
        answer: 'no',
        fact: 'earlier',
        says: 'Before, in this booking, the answer for Mia was “Yes”.',
      },
    ]);
  });

  it('contradicts what it is now, if it was a red flag', () => {
    const key = 'extreme_symptoms';
    expect(found('MedcertsWork', { [key]: 'no' }, yesToNo(key))).toHaveLength(1);
  });

  it('counts once, however often it was changed, and not while it excludes again', () => {
    const key = 'pregnant_or_breastfeeding';
    const back = { key, from: 'no', to: 'yes' };
    expect(found('CovidAntiviral', { [key]: 'no' }, yesToNo(key), back, yesToNo(key))).toHaveLength(1);
    expect(found('CovidAntiviral', { [key]: 'yes' }, yesToNo(key), back)).toEqual([]);
  });

  it('says nothing if it passed, or was about something else', () => {
    const key = 'experiencing_any_health_risk';
    expect(found('CovidAntiviral', { [key]: 'no' }, yesToNo(key))).toEqual([]);
    expect(found('ShortConsult', {}, yesToNo('pregnant_or_breastfeeding'))).toEqual([]);
  });
});
