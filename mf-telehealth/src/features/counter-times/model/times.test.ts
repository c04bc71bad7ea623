import { describe, expect, it } from 'vitest';
import { sampleConsultTimes } from '../../../samples/staff-consult-times';
import { countOver, patientsOf, standingOf, timesBetween } from './times';

describe('the times of a day', () => {
  it('say whose patients can book them, by the clocks of their states [time-04]', () => {
    expect(sampleConsultTimes.map(patientsOf)).toEqual([
      'ACT, NSW, TAS, VIC 7:00 am',
      'QLD 3:00 pm · WA 1:00 pm',
      'NT 3:00 pm',
      'ACT, NSW, TAS, VIC 5:00 pm',
    ]);
  });

  it('say how full they are', () => {
    expect(sampleConsultTimes.map((time) => standingOf(time).words)).toEqual([
      'Begun',
      'Full',
      '5 free',
      '2 free',
    ]);
    const standing = (places: number, taken: number, program_taken = 0) =>
      standingOf({ places, taken, program_taken, is_ahead: true }).words;
    expect([standing(0, 0), standing(0, 2), standing(1, 3)]).toEqual(['Closed', '2 over', '2 over']);
    expect([standing(0, 0, 1), standing(6, 0, 4)]).toEqual(['1 over', '6 free']);
    expect(
      countOver([
        { places: 0, taken: 2, program_taken: 0 },
        { places: 3, taken: 1, program_taken: 2 },
        { places: 1, taken: 2, program_taken: 0 },
      ]),
    ).toEqual({ booked: 3, ofPrograms: 0 });
    expect(countOver([{ places: 1, taken: 0, program_taken: 3 }])).toEqual({ booked: 0, ofPrograms: 2 });
  });

  it('are chosen from one to another, both included', () => {
    const starts = sampleConsultTimes.map(({ starts_at }) => starts_at);
    const chosen = timesBetween(sampleConsultTimes, starts[1] ?? '', starts[2] ?? '');
    expect(chosen.map(({ starts_at }) => starts_at)).toEqual(starts.slice(1, 3));
    expect(timesBetween(sampleConsultTimes, starts[2] ?? '', starts[1] ?? '')).toEqual(chosen);
  });
});
