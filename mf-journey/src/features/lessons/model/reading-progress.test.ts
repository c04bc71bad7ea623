import { describe, expect, it } from 'vitest';
import { sampleLessons } from '../../../samples/subscription';
import { progressAt } from './reading-progress';
import { readPercent, viewedPercent } from './use-reading-progress';

const [lesson] = sampleLessons();
const at = (status: 'Locked' | 'Available' | 'InProgress' | 'Completed', percent: number) => {
  if (!lesson) throw new Error('No sample');
  return { ...lesson, status, percent };
};

describe('reading progress', () => {
  it('is saved when it has changed', () => {
    expect(progressAt(at('Available', 0), 30)).toEqual({ status: 'InProgress', percent: 30 });
    expect(progressAt(at('Available', 0), 0)).toEqual({ status: 'InProgress', percent: 0 });
    expect(progressAt(at('InProgress', 40), 60)).toEqual({ status: 'InProgress', percent: 60 });
  });

  it('never decreases, and only the reader completes a lesson', () => {
    expect(progressAt(at('InProgress', 40), 20)).toBeNull();
    expect(progressAt(at('InProgress', 40), 100)).toEqual({ status: 'InProgress', percent: 95 });
    expect(progressAt(at('Completed', 100), 10)).toBeNull();
    expect(progressAt(at('Locked', 0), 10)).toBeNull();
  });

  it('is no more than can be read in the time', () => {
    expect(readPercent(100, 1000, 4)).toBe(1);
    expect(readPercent(100, 40_000, 4)).toBe(50);
    expect(readPercent(30, 40_000, 4)).toBe(30);
    expect(readPercent(100, 10 * 60_000, 4)).toBe(100);
  });

  it('is the share of the text that has been scrolled into view', () => {
    expect(viewedPercent({ scrollTop: 0, clientHeight: 400, scrollHeight: 1000 })).toBe(40);
    expect(viewedPercent({ scrollTop: 600, clientHeight: 400, scrollHeight: 1000 })).toBe(100);
    expect(viewedPercent({ scrollTop: 0, clientHeight: 0, scrollHeight: 0 })).toBe(0);
  });
});
