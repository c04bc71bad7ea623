import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { HttpResponse, http, sentTo, serve } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountList } from './AccountList';
import { accountLinks } from './account-links';

const PAGES = accountLinks((href) => href.startsWith('/user/'));
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => vi.stubGlobal('location', { ...window.location, pathname: '/cart', assign: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

it('lists the pages followed by sign out', () => {
  render(<AccountList pages={PAGES} look="side" isCurrent={(href) => href === '/user/patients'} />);
  expect(names()).toEqual([...PAGES.map(({ label }) => label), 'Sign Out']);
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Patients']);
});

it('notifies the dropdown when a page is selected, and signs out', async () => {
  const onNavigate = vi.fn();
  serve(http.post('/api/auth/logout', () => HttpResponse.json({ data: {} })));
  render(<AccountList pages={PAGES} look="menu" onNavigate={onNavigate} />);
  await userEvent.click(screen.getByRole('link', { name: 'Patients' }));
  expect(onNavigate).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await vi.waitFor(() => expect(sentTo('/api/auth/logout')).toHaveLength(1));
});

it('says so when the account is still signed in, and can be tried again', async () => {
  let isOut = false;
  serve(http.post('/api/auth/logout', () => HttpResponse.json({}, { status: isOut ? 200 : 503 })));
  render(
    <>
      <AccountList pages={PAGES} look="menu" />
      <ToastRegion />
    </>,
  );
  const signOut = screen.getByRole('button', { name: 'Sign Out' });
  await userEvent.click(signOut);
  expect(await screen.findByText(/you’re still signed in on this device/)).toBeDefined();
  expect(window.location.assign).not.toHaveBeenCalled();
  isOut = true;
  await userEvent.click(signOut);
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalledOnce());
});
