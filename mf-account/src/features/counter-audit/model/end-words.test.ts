import { expect, it } from 'vitest';
import { type Ended, endMark, endWords } from './end-words';

const words = (over: Partial<Ended>) =>
  endWords({ outcome: 'allowed', result: 'done', failure_code: null, reads_health: false, ...over });

it.each([
  [{}, 'Done'],
  [{ reads_health: true }, 'Read health data'],
  [{ outcome: 'refused', result: null, reads_health: true }, 'Refused'],
  [{ result: 'failed', failure_code: 'STOCK_MOVED' }, 'Failed (STOCK_MOVED)'],
  [{ result: 'failed', failure_code: 'NOT_FOUND', reads_health: true }, 'Failed (NOT_FOUND)'],
  [{ result: 'unknown' }, 'Not known'],
  [{ result: 'unknown', reads_health: true }, 'Not known: may have read health data'],
] as const)('an event %j reads “%s”', (over, said) => {
  expect(words(over)).toBe(said);
});

it.each([
  [{ outcome: 'refused', result: null }, 'stopped'],
  [{ outcome: 'allowed', result: 'done' }, 'done'],
  [{ outcome: 'allowed', result: 'failed' }, 'waiting'],
  [{ outcome: 'allowed', result: 'unknown' }, 'moving'],
] as const)('an event %j has the mark “%s”', (event, mark) => {
  expect(endMark(event)).toBe(mark);
});
