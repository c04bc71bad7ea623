import { useSession } from '@saltbush/shared-ui/platform';
import { allSent, HttpResponse, http, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MARA_AND_STAFF } from '../../samples/impersonated';
import ImpersonationBanner from '.';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  serve(http.post('/api/auth/logout', () => HttpResponse.json({ data: { redirect: '/' } })));
  vi.stubGlobal('location', {
    origin: 'http://localhost',
    pathname: '/cart',
    href: 'http://localhost/',
    assign,
  });
  useSession.setState(MARA_AND_STAFF);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ status: 'unknown', user: null, impersonation: null });
});

it('shows that the session is impersonated, for whom and why, and logs out on Exit [2.22-01 6-09]', async () => {
  render(<ImpersonationBanner />);
  const banner = screen.getByRole('complementary', { name: 'Impersonated session' });
  expect(banner.textContent).toContain("You're in impersonted session");
  expect(banner.textContent).toContain('Ari Novak as Mara Lindqvist. Reason: Asked by phone');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(allSent()).toMatchObject([{ path: '/api/auth/logout', body: { redirect: '/' } }]);
  expect(useSession.getState()).toEqual({ status: 'guest', user: null, impersonation: null });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('is not shown in the user’s own session', () => {
  useSession.setState({ impersonation: null });
  const { container } = render(<ImpersonationBanner />);
  expect(container.textContent).toBe('');
});
