import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldTime } from './HeldTime';

const UNTIL = '2026-11-24T00:10:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:20Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says for how many whole minutes the time is held, and until when in the state of the patient', () => {
  const { container } = render(<HeldTime until={UNTIL} state="WA" />);
  expect(container.textContent).toBe(
    'We hold your time for 10 minutes, until 8:10 am (time in Western Australia).',
  );
  pass(60_000);
  expect(container.textContent).toMatch(/for 9 minutes,/);
  pass(8 * 60_000);
  expect(container.textContent).toMatch(/for 1 minute,/);
  expect(container.querySelector('[aria-live], [role]')).toBeNull();
});

it.each(['2026-11-24T00:25:00Z', '2026-11-23T12:00:00Z'])(
  'counts no minutes where the clock of the device is wrong: %s',
  (now) => {
    vi.setSystemTime(new Date(now));
    const { container } = render(<HeldTime until={UNTIL} state="NSW" />);
    expect(container.textContent).toBe('We hold your time until 11:10 am (time in New South Wales).');
  },
);
