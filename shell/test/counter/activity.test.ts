// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

const MINUTE = 60_000;
const platform = vi.hoisted(() => ({
  jsonRequest: vi.fn(async () => ({ data: { data: { active: true } } })),
  renewSession: vi.fn(async () => null),
}));
vi.mock('@saltbush/shared-ui/platform', () => platform);

let listening: MockInstance<typeof window.addEventListener>;

/** What a person does: no script can make a trusted event, so the listener is given one. */
function press(): void {
  const [, listener] = listening.mock.calls.find(([name]) => name === 'keydown') ?? [];
  (listener as (event: { isTrusted: boolean }) => void)({ isTrusted: true });
}

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  listening = vi.spyOn(window, 'addEventListener');
  const { watchActivity } = await import('../../src/counter/activity');
  vi.useFakeTimers();
  watchActivity();
});
afterEach(() => {
  vi.useRealTimers();
  listening.mockRestore();
});

it('tells of a person’s input at most once a minute, and of nothing else [roles-09]', () => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(platform.jsonRequest).not.toHaveBeenCalled();
  for (let second = 0; second < 120; second += 1) {
    press();
    vi.advanceTimersByTime(1000);
  }
  expect(platform.jsonRequest.mock.calls).toEqual([
    ['/api/auth/activity', { body: {} }],
    ['/api/auth/activity', { body: {} }],
  ]);
});

it('asks whether the sign-in has ended once nobody has been here for half an hour [roles-09]', () => {
  press();
  vi.advanceTimersByTime(29 * MINUTE);
  expect(platform.renewSession).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(platform.renewSession).toHaveBeenCalledOnce();
  expect(platform.jsonRequest).toHaveBeenCalledOnce();
});
