import { describe, expect, it } from 'vitest';
import { type DraftLine, priceLines } from './billing/order-lines';
import type { LessonDocument } from './documents';
import { advance, lessonProgress } from './lessons';
import { nextPeriod, periodOf, retryAt } from './periods';

const utc = (text: string) => new Date(`${text}Z`);

describe('periods', () => {
  it('start at the same local time and day, also in short months and across daylight saving', () => {
    const anchor = { at: new Date('2026-01-31T09:00:00+11:00'), months: 0 };
    const starts = (months: number) => periodOf({ ...anchor, months }, 'NSW').next_period_at.toISOString();
    expect(starts(1)).toBe('2026-02-27T22:00:00.000Z');
    expect(starts(2)).toBe('2026-03-30T22:00:00.000Z');
    expect(starts(3)).toBe('2026-04-29T23:00:00.000Z');
  });

  it('keep their day when charged on time, and start a new cycle when charged late', () => {
    const anchor = { at: utc('2026-06-10T00:00:00'), months: 1 };
    const due = utc('2026-07-10T00:00:00');
    const next = (now: string) => nextPeriod(anchor, due, utc(now), 'QLD').next_period_at.toISOString();
    expect(next('2026-07-10T05:00:00')).toBe('2026-08-10T00:00:00.000Z');
    expect(next('2026-07-13T00:00:00')).toBe('2026-08-10T00:00:00.000Z');
    expect(next('2026-07-20T00:00:00')).toBe('2026-08-20T00:00:00.000Z');
  });

  it('are retried 1, 3 and 5 days after the first decline', () => {
    const failed = utc('2026-07-10T00:00:00');
    const days = [1, 2, 3, 4].map((n) => retryAt(failed, n)?.getUTCDate() ?? null);
    expect(days).toEqual([11, 12, 12, null]);
  });
});

describe('lessons', () => {
  const started_at = utc('2026-06-01T00:00:00');
  const lesson = (week: number) => ({ id: week, week }) as LessonDocument;
  const learner = (over: object = {}) => ({ started_at, cancelled_at: null, lessons: [], ...over });

  it('are Locked until their week starts, then Available, InProgress and Completed [4.i-01] [health-02]', () => {
    const statusAt = (now: string) => lessonProgress(lesson(2), learner(), utc(now)).status;
    expect(statusAt('2026-06-07T23:59:59')).toBe('Locked');
    expect(statusAt('2026-06-08T00:00:00')).toBe('Available');
    const available = { status: 'Available' as const, percent: 0 };
    expect(advance(available, { status: 'InProgress', percent: 30 })).toEqual({
      status: 'InProgress',
      percent: 30,
    });
    expect(advance(available, { status: 'Completed', percent: 30 })).toEqual({
      status: 'Completed',
      percent: 100,
    });
  });

  it('do not unlock after a program ended or before it started', () => {
    const now = utc('2026-12-01T00:00:00');
    const cancelled = learner({ cancelled_at: utc('2026-06-09T00:00:00') });
    expect(lessonProgress(lesson(2), cancelled, now).status).toBe('Available');
    expect(lessonProgress(lesson(3), cancelled, now).status).toBe('Locked');
    expect(lessonProgress(lesson(1), learner({ started_at: null }), now).status).toBe('Locked');
  });
});

describe('lines of a program order', () => {
  it('add up to the cent: 10 % off eligible lines, then the voucher across the rest', () => {
    const line = (unit_price: number, isDiscounted: boolean, gst_free: boolean) =>
      ({ order: { unit_price, quantity: 1 }, isDiscounted, gst_free }) as DraftLine;
    const priced = priceLines(
      [line(7900, false, true), line(333, true, false), line(335, true, false)],
      1000,
    );
    expect(priced).toMatchObject({ item_total: 8568, discount_total: 1067, order_total: 7501 });
    const sum = priced.items.reduce((total, { line_total }) => total + line_total, 0);
    expect(sum).toBe(7501);
    expect(priced.items[0]?.gst).toBe(0);
    expect(priceLines([line(500, false, false)], 900).order_total).toBe(0);
  });
});
