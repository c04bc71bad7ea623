import { closeOverlay, openOverlay, useOverlayStore, useSession } from '@saltbush/shared-ui/platform';
import { HttpResponse, http, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RewardsLinkDocument } from '../../generated/gql/graphql';
import AuthDrawer from '.';

const TARGET = 'telehealth/covid-antivirals/book?step=patient';
const user = { id: 'u1', email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee', role: 'customer' };
const session = { token: 't', expires_at: '2100-01-01T00:00:00Z', user, cart: null };

beforeEach(() => {
  serve(
    http.all('/api/auth/providers', () => HttpResponse.json({ data: [] })),
    http.post('/api/auth/signup', () => HttpResponse.json({ data: { user } })),
    http.post('/api/auth/login', () => HttpResponse.json({ data: session })),
  );
});
afterEach(() => {
  closeOverlay();
  useSession.setState({ status: 'guest', user: null, impersonation: null });
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** The drawer as the shell hosts it: it retains its last props while closing. */
function Host() {
  const overlay = useOverlayStore(({ open }) => open);
  const props = overlay?.props ?? {};
  return <AuthDrawer {...props} open={overlay !== null} onClose={closeOverlay} />;
}

const show = () =>
  render(
    <TestShop>
      <Host />
    </TestShop>,
  );
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function signUp(): Promise<void> {
  const form = await drawer('Create your account');
  await userEvent.type(form.getByLabelText('First name'), 'Ann');
  await userEvent.type(form.getByLabelText('Last name'), 'Lee');
  await userEvent.type(form.getByLabelText('E-mail'), 'ann@example.com');
  await userEvent.type(form.getByLabelText('Password'), 'Wattle-Grove8!');
  await userEvent.click(form.getByRole('button', { name: 'Create account' }));
}

describe('the auth drawer in the telehealth flow', () => {
  it('has a separate title and lets a guest continue to the patient step [2.16-02]', async () => {
    openOverlay('auth', { mode: 'login', flow: 'telehealth', redirectUrl: TARGET });
    show();
    const dialog = await drawer('Book a telehealth service');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue as guest' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe(`/${TARGET}`);
  });

  it('resets to the store’s sign-in once it was closed [2.16-12] [4.k-02]', async () => {
    openOverlay('auth', { mode: 'signup', flow: 'telehealth', redirectUrl: TARGET });
    show();
    await drawer('Create your account');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openOverlay('auth', {});
    const dialog = await drawer('Sign in');
    expect(dialog.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
  });

  it('returns from linking a rewards card to the flow, with th, tid and tp [4.n-02]', async () => {
    const linkedUrl = `/${TARGET}&th=1&tid=1060&tp=CovidAntiviral`;
    const replace = vi.fn();
    vi.stubGlobal('open', () => ({ location: { replace }, close: () => undefined, closed: true }));
    serve(
      respondWith(RewardsLinkDocument, {
        me: { edr_linked: false, edr_auth_token: 'token-1' },
        rewards: { edrLinkUrl: 'https://rewards.example/link' },
      }),
    );
    openOverlay('auth', { mode: 'signup', flow: 'telehealth', redirectUrl: TARGET, linkedUrl });
    show();
    await signUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Link your rewards card' }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    const address = new URL(String(replace.mock.calls[0]?.[0]));
    expect(address.searchParams.get('redirectUrl')).toBe(linkedUrl);
  });

  it.each([
    ['telehealth', 'Continue Booking'],
    ['journey', 'Continue Booking'],
    [undefined, 'Continue Shopping'],
  ] as const)('after sign-up in the flow %s offers "%s" [2.16-10]', async (flow, label) => {
    openOverlay('auth', { mode: 'signup', flow });
    show();
    await signUp();
    expect(await screen.findByText(/You have successfully created a .* account!/)).toBeTruthy();
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
  });
});
