import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const watchActivity = vi.hoisted(() => vi.fn());
vi.mock('../../src/counter/activity', () => ({ watchActivity }));

import { meetStaff } from '../../src/counter/meet-staff';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  watchActivity.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['/staff', true, 1],
  ['/staff/orders', true, 1],
  ['/staff/orders', false, 0],
  ['/staffing', true, 0],
  ['/', true, 0],
])(
  'asks anew for %s if staff have just signed in there (%s): %i times [places-04]',
  (pathname, isArriving, times) => {
    vi.stubGlobal('window', { location: { pathname, reload } });
    meetStaff(isArriving);
    expect(watchActivity).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(times);
  },
);
