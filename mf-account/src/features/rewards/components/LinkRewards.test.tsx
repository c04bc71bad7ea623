import { rewardsLinkNotice } from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { respondWith, respondWithError, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RewardsLinkDocument } from '../../../generated/gql/graphql';
import { LinkRewards } from './LinkRewards';

const LINK = {
  me: { edr_linked: false, edr_auth_token: 'token-1' },
  rewards: { edrLinkUrl: 'http://localhost:3000/api/rewards/link' },
};

class Popup {
  closed = false;
  addresses: string[] = [];
  location = { replace: (address: string) => this.addresses.push(address) };
  close() {
    this.closed = true;
  }
}

let popup: Popup | null;
let linked: number;
let unsubscribe: () => void;
const open = vi.fn();

beforeEach(() => {
  popup = new Popup();
  linked = 0;
  unsubscribe = subscribe('rewards:linked', () => {
    linked += 1;
  });
  open.mockReset().mockImplementation(() => popup);
  vi.stubGlobal('open', open);
  serve(respondWith(RewardsLinkDocument, LINK));
});
afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
});

const show = (props: object = {}) =>
  render(
    <TestShop>
      <LinkRewards {...props} />
    </TestShop>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Link your rewards card' }));
const tell = (data: unknown, origin = window.location.origin) =>
  fireEvent(window, new MessageEvent('message', { data, origin }));
const isAtProvider = () => waitFor(() => expect(popup?.addresses).toHaveLength(1));

describe('linking a rewards card', () => {
  it('opens edrLinkUrl in a 500x600 popup with url and redirectUrl [7.j-09 9.f-04]', async () => {
    show({ redirectUrl: '/for-you' });
    press();
    expect(open).toHaveBeenCalledOnce();
    expect(open.mock.calls[0]?.[2]).toContain('width=500,height=600');
    await isAtProvider();
    const { pathname, searchParams } = new URL(popup?.addresses[0] ?? '');
    expect(pathname).toBe('/api/rewards/link');
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 'token-1',
      url: '/',
      redirectUrl: '/for-you',
    });
    popup?.close();
    await screen.findByRole('button', { name: 'Link your rewards card' });
  });

  it('publishes the linked card and removes its button', async () => {
    show();
    press();
    await isAtProvider();
    tell(rewardsLinkNotice('linked'), 'https://evil.example');
    tell({ type: 'something else' });
    expect(linked).toBe(0);
    tell(rewardsLinkNotice('linked'));
    expect(await screen.findByText(/^Your rewards card is linked/)).toBeTruthy();
    expect(linked).toBe(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that the cardholder declined and allows another attempt', async () => {
    show();
    press();
    await isAtProvider();
    tell(rewardsLinkNotice('cancelled'));
    expect(await screen.findByText(/^You did not link a card/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Link your rewards card' })).toBeTruthy();
    expect(linked).toBe(0);
  });

  it('shows no message when the popup is closed without a result', async () => {
    show();
    press();
    await isAtProvider();
    expect(screen.getByRole('button', { name: 'Linking your card…' })).toBeTruthy();
    popup?.close();
    expect(await screen.findByRole('button', { name: 'Link your rewards card' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    [{ ...LINK, me: { edr_linked: true, edr_auth_token: null } }, /linked to your account already/],
    [{ ...LINK, rewards: { edrLinkUrl: null } }, /can’t be reached right now/],
  ])('closes the popup when there is nothing to link: %#', async (link, message) => {
    serve(respondWith(RewardsLinkDocument, link));
    show();
    press();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(popup?.closed).toBe(true);
  });

  it('closes the popup when the API does not respond', async () => {
    serve(respondWithError(RewardsLinkDocument, { message: 'Something went wrong', code: 'INTERNAL' }));
    show();
    press();
    expect(await screen.findByText(/^We could not link your card/)).toBeTruthy();
    expect(popup?.closed).toBe(true);
  });

  it('navigates in this window when popups are blocked', async () => {
    popup = null;
    const assign = vi.fn();
    const { origin, pathname, search, href } = window.location;
    vi.stubGlobal('location', { origin, pathname, search, href, assign });
    show();
    press();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]?.[0]).toContain('/api/rewards/link?token=token-1');
  });
});
