import { describe, expect, it } from 'vitest';
import { canPause, currentPause, endPauses, pausedTime } from './pause';

const DAY = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 10, 1) + day * DAY);
const pause = { from: at(30), until: at(60) };
const program = (over: object = {}) => ({ status: 'active', next_period_at: at(30), ...over });

describe('the pause of a program', () => {
  it('can begin until the last day for changes of its next order, while it runs', () => {
    expect(canPause(program(), at(26))).toBe(true);
    expect(canPause(program(), at(27))).toBe(false);
    for (const status of ['draft', 'reviewing', 'NoRepeats', 'PaymentDeclinedForRenewal', 'cancelled']) {
      expect(canPause(program({ status }), at(0))).toBe(false);
    }
    expect(canPause(program({ next_period_at: null }), at(0))).toBe(false);
  });

  it('puts off the charge that is due when it ends, once', () => {
    const paused = program({ next_period_at: at(60), pauses: [pause] });
    expect(currentPause(paused, at(1))).toEqual(pause);
    expect(canPause(paused, at(1))).toBe(false);
    expect(currentPause(paused, at(60))).toBeNull();
    expect(currentPause({ ...paused, next_period_at: at(40) }, at(35))).toBeNull();
  });

  it('stops the weeks of the program, and no others', () => {
    expect(pausedTime([pause], at(0), at(90))).toBe(30 * DAY);
    expect(pausedTime([pause], at(0), at(40))).toBe(10 * DAY);
    expect(pausedTime([pause], at(0), at(20))).toBe(0);
    expect(pausedTime([], at(0), at(20))).toBe(0);
  });

  it('ends when charges go on; one that has not begun leaves no trace', () => {
    expect(endPauses([pause], at(10))).toEqual([]);
    expect(endPauses([pause], at(40))).toEqual([{ from: at(30), until: at(40) }]);
    expect(endPauses([pause], at(70))).toEqual([pause]);
  });
});
