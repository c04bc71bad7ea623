// @vitest-environment jsdom
import {
  createQueryClient,
  EnvironmentProvider,
  type FragmentModule,
  useSession,
} from '@saltbush/shared-ui/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionNotice } from '../src/session-notice';

const FILL = { remote: 'mf-account', fragment: 'impersonation-banner' };
const MODULE = { default: () => <p>The banner</p> } as unknown as FragmentModule;
const load = vi.fn<() => Promise<FragmentModule>>();
const impersonation = { staff_name: 'Ari', reason: 'Asked by phone', expires_at: '2026-11-21T10:00:00Z' };

function show() {
  const attempts = new Map<number, Promise<FragmentModule>>();
  const slots = {
    fillsOf: () => [FILL],
    load: (_fill: object, attempt: number) => {
      const loading = attempts.get(attempt) ?? load();
      attempts.set(attempt, loading);
      return loading;
    },
    report: () => undefined,
  };
  const initialLocation = { pathname: '/', search: '', hash: '' };
  const environment = { queryClient: createQueryClient(), initialLocation, slots };
  render(
    <EnvironmentProvider environment={environment}>
      <SessionNotice />
    </EnvironmentProvider>,
  );
}

beforeEach(() => {
  document.body.innerHTML = '<a href="#main">Skip</a><div id="header"></div>';
  load.mockReset().mockResolvedValue(MODULE);
});
afterEach(() => {
  cleanup();
  useSession.setState({ status: 'unknown', user: null, impersonation: null });
  vi.restoreAllMocks();
});

it.each(['unknown', 'guest', 'signed-in'] as const)('loads nothing for an ordinary visit: %s', (status) => {
  useSession.setState({ status, impersonation: null });
  show();
  expect(load).not.toHaveBeenCalled();
  expect(document.getElementById('header')?.previousElementSibling?.textContent).toBe('Skip');
});

it('shows the banner above the header while staff act as the customer, and removes it afterwards [2.22-01]', async () => {
  show();
  await act(async () => useSession.setState({ status: 'signed-in', impersonation }));
  const banner = screen.getByText('The banner');
  expect(document.getElementById('header')?.previousElementSibling?.contains(banner)).toBe(true);
  act(() => useSession.setState({ status: 'guest', impersonation: null }));
  expect(screen.queryByText('The banner')).toBeNull();
  expect(document.getElementById('header')?.previousElementSibling?.textContent).toBe('Skip');
});

it('shows an error when the banner cannot be loaded, and retries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('Unavailable'));
  useSession.setState({ status: 'signed-in', impersonation });
  await act(async () => show());
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('The banner')).toBeTruthy();
});
