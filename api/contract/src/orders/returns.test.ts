import { describe, expect, it } from 'vitest';
import { isInReturnsWindow } from './returns';

describe('returns window', () => {
  it('is 30 days from delivery [9.a-04]', () => {
    expect(isInReturnsWindow('2026-03-10', '2026-03-10')).toBe(true);
    expect(isInReturnsWindow('2026-03-10', '2026-04-09')).toBe(true);
    expect(isInReturnsWindow('2026-03-10', '2026-04-10')).toBe(false);
    expect(isInReturnsWindow('2026-03-10', '2026-03-09')).toBe(false);
  });

  it.each(['', '2026-02-30', '__proto__', '10/03/2026'])('is closed for %j, which is no day', (day) => {
    expect(isInReturnsWindow(day, '2026-03-10')).toBe(false);
    expect(isInReturnsWindow('2026-03-10', day)).toBe(false);
  });
});
