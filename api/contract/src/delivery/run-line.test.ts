import { describe, expect, it } from 'vitest';
import { arrivalWords, readyWords, runLine } from './run-line';

/** Monday 24 November 2025, 1 pm in Sydney. */
const METHOD = { type: 'same-day', name: 'Same Day Delivery', cutoff: '2025-11-24T02:00:00.000Z' };
const RUN = { ...METHOD, delivery_date: '2025-11-24' };
const at = (iso: string) => runLine(RUN, new Date(iso))?.join(' — ');

describe('arrival', () => {
  it.each([
    [{ type: 'standard', delivery_from: '2025-11-28', delivery_to: '2025-12-03' }, 'Fri 28 Nov to Wed 3 Dec'],
    [{ type: 'express', delivery_from: '2025-11-28', delivery_to: '2025-11-28' }, 'Fri 28 Nov'],
    [{ type: 'same-day', delivery_from: '2025-11-24', delivery_to: '2025-11-24' }, 'Mon 24 Nov by 9pm'],
    [{ type: 'click-and-collect', delivery_from: null, delivery_to: null }, null],
    [{ type: 'standard' }, null],
  ])('reads as days: %o [selling-32]', (method, words) => {
    expect(arrivalWords(method)).toBe(words);
  });
});

it('names the day by which an order is ready, if one was promised [shelves-03]', () => {
  expect(readyWords('2025-12-04')).toBe('Thu 4 Dec');
  expect([readyWords(null), readyWords(undefined)]).toEqual([null, null]);
});

describe('same-day line', () => {
  it('counts down while today’s cutoff is ahead [2.8-10]', () => {
    expect(at('2025-11-24T00:54:30Z')).toBe(
      'Same Day Delivery — Order within the next 01hr 05mins to receive it by 9pm tonight',
    );
  });

  it('names the day if the next run is on another day [2.8-11]', () => {
    const text = 'Next Business Day Delivery — Order now to receive it by 9pm on Monday 24 November';
    expect(at('2025-11-23T12:59:00Z')).toBe(text);
    expect(at('2025-11-22T04:00:00Z')).toBe(text);
  });

  it('never promises tonight after the cutoff has passed [2.8-11]', () => {
    expect(at('2025-11-24T02:00:00Z')).toContain('Next Business Day Delivery');
  });

  it('is for methods with runs only, and for those that this release knows', () => {
    const now = new Date('2025-11-24T00:54:30Z');
    expect(runLine({ ...RUN, cutoff: null }, now)).toBeNull();
    expect(runLine({ ...RUN, type: 'express' }, now)).toBeNull();
    expect(runLine({ ...RUN, type: 'drone' }, now)).toBeNull();
  });
});
