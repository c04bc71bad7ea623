import { afterEach, expect, it, vi } from 'vitest';
import { getLocation, navigate, subscribeLocation } from './navigation';

const listener = vi.fn();
const stopListening = subscribeLocation(listener);
afterEach(() => {
  stopListening();
  window.history.replaceState(null, '', '/');
});

it('replaces the address that it was decided by, and leaves alone where the shopper has gone meanwhile', () => {
  navigate('/book?step=questions&q=2');
  const decidedBy = { pathname: '/book', search: new URLSearchParams('step=questions&q=2') };
  const entries = window.history.length;
  expect(navigate('/book?step=contact', { replace: decidedBy })).toBe(true);
  expect(getLocation().search).toBe('?step=contact');
  listener.mockClear();

  expect(navigate('/book?step=time', { replace: decidedBy })).toBe(false);
  expect(getLocation().search).toBe('?step=contact');
  expect(listener).not.toHaveBeenCalled();
  expect(window.history.length).toBe(entries);
});
