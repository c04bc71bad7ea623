import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { cycleDates, movedToState, nextCycleDates, previousDelivery } from './dates';
import { datesOfNotice, retryDates } from './late-dates';

const at = (text: string) => new Date(text);
const local = (date: Date, zone = 'Australia/Sydney') =>
  DateTime.fromJSDate(date, { zone }).toFormat('yyyy-MM-dd HH:mm');

describe('cycle dates', () => {
  it('keep the local time of day across daylight saving changes [4.j-02]', () => {
    const autumn = cycleDates(at('2026-03-20T23:30:00+11:00'), '4W', 'NSW');
    expect(local(autumn.charge_date)).toBe('2026-04-15 23:30');
    const spring = cycleDates(at('2026-09-11T00:30:00+10:00'), '4W', 'VIC');
    expect(local(spring.notify_date)).toBe('2026-10-02 00:30');
    expect(local(spring.delivery_date)).toBe('2026-10-09 00:30');
    const none = cycleDates(at('2026-03-20T23:30:00+10:00'), '4W', 'QLD');
    expect(local(none.delivery_date, 'Australia/Brisbane')).toBe('2026-04-17 23:30');
  });

  it('are the next in the schedule', () => {
    const from = at('2026-03-01T10:00:00+11:00');
    const next = nextCycleDates(from, '2W', 'NSW', from);
    expect(local(next.delivery_date)).toBe('2026-03-15 10:00');
  });

  it('skip deliveries whose notice date has passed', () => {
    const from = at('2026-03-01T10:00:00+11:00');
    const delivery = (now: string) => local(nextCycleDates(from, '2W', 'NSW', at(now)).delivery_date);
    expect(delivery('2026-03-08T09:59:00+11:00')).toBe('2026-03-15 10:00');
    expect(delivery('2026-03-08T10:00:00+11:00')).toBe('2026-03-29 10:00');
    expect(delivery('2026-07-01T10:00:00+10:00')).toBe('2026-07-19 10:00');
    expect(delivery('2025-07-01T10:00:00+10:00')).toBe('2026-03-15 10:00');
  });

  it('can be traced back to the previous delivery', () => {
    expect(local(previousDelivery(at('2026-04-17T10:00:00+10:00'), '4W', 'NSW'))).toBe('2026-03-20 10:00');
  });

  it('stay on the same local days in another state', () => {
    const dates = cycleDates(at('2026-01-05T00:30:00+11:00'), '4W', 'NSW');
    const moved = movedToState(dates, 'NSW', 'WA');
    expect(local(moved.delivery_date, 'Australia/Perth')).toBe('2026-02-02 00:30');
    expect(local(moved.charge_date, 'Australia/Perth')).toBe('2026-01-31 00:30');
  });
});

describe('a notice', () => {
  const dates = cycleDates(at('2026-03-20T10:00:00+11:00'), '4W', 'NSW');

  it('on time keeps the dates', () => {
    expect(datesOfNotice(dates, 'NSW', at('2026-04-11T09:00:00+10:00'))).toEqual(dates);
  });

  it('that is late postpones the delivery, which leaves time for changes', () => {
    const late = datesOfNotice(dates, 'NSW', at('2026-04-13T15:00:00+10:00'));
    expect(local(late.lockin_date)).toBe('2026-04-17 15:00');
    expect(local(late.delivery_date)).toBe('2026-04-20 15:00');
  });
});

describe('a declined charge', () => {
  it('is retried after 1, 3 and 5 days, then abandoned', () => {
    let charge_date = at('2026-04-02T10:00:00+11:00');
    const days: string[] = [];
    for (const failures of [1, 2, 3]) {
      const retry = retryDates({ charge_date }, failures, 'NSW', charge_date);
      if (!retry) throw new Error('no retry');
      days.push(`${local(retry.charge_date)} ${local(retry.delivery_date)}`);
      charge_date = retry.charge_date;
    }
    expect(days).toEqual([
      '2026-04-03 10:00 2026-04-05 10:00',
      '2026-04-05 10:00 2026-04-07 10:00',
      '2026-04-07 10:00 2026-04-09 10:00',
    ]);
    expect(retryDates({ charge_date }, 4, 'NSW', charge_date)).toBeNull();
  });

  it('is retried relative to a late attempt', () => {
    const charge_date = at('2026-04-02T10:00:00+11:00');
    const retry = retryDates({ charge_date }, 1, 'NSW', at('2026-04-09T12:00:00+10:00'));
    expect(retry && local(retry.charge_date)).toBe('2026-04-10 12:00');
  });
});
