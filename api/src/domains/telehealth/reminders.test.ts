import { describe, expect, it } from 'vitest';
import { nextReminderAt, reminderOf } from './reminders';

const STARTS = new Date('2026-11-25T00:00:00Z');
const before = (minutes: number) => new Date(STARTS.getTime() - minutes * 60_000);
const DAY = 24 * 60;

describe('reminders of a consultation', () => {
  it('are due a day and an hour before it', () => {
    expect(nextReminderAt(STARTS, before(DAY + 1))).toEqual(before(DAY));
    expect(nextReminderAt(STARTS, before(DAY))).toEqual(before(60));
    expect(nextReminderAt(STARTS, before(61))).toEqual(before(60));
    expect(nextReminderAt(STARTS, before(60))).toBeNull();
  });

  it('still state the right lead time when late', () => {
    expect(reminderOf(STARTS, before(DAY))).toBe('day');
    expect(reminderOf(STARTS, before(90))).toBe('day');
    expect(reminderOf(STARTS, before(60))).toBe('hour');
    expect(reminderOf(STARTS, STARTS)).toBeNull();
  });
});
