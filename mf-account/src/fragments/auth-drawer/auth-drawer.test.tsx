import { useCartIdentity, useSession } from '@saltbush/shared-ui/platform';
import { allSent, HttpResponse, http, sentTo, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AuthDrawer from '.';

const SENT = 'If there is an account with this email address, we have sent a link to set a new password.';
const OVER = {
  message: 'This link is no longer valid. Please ask for a new one.',
  errors: [{ extensions: { code: 'RESET_LINK_INVALID' } }],
};
const PROVIDER = { id: 'example', name: 'Example ID' };
const PASSWORD = 'Wattle-Grove8!';

let providers: (typeof PROVIDER)[];
const assign = vi.fn();

beforeEach(() => {
  providers = [];
  serve(
    http.get('/api/auth/providers', () => HttpResponse.json({ data: providers })),
    http.post('/api/auth/forgot-password', () => HttpResponse.json({ data: { message: SENT } })),
    http.post('/api/auth/reset-password', () => HttpResponse.json({ data: { redirect: '/?login=true' } })),
    http.post('/api/auth/social', () => HttpResponse.json({ data: { url: 'https://id.example/authorize' } })),
  );
  assign.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  useCartIdentity.setState({ uuid: null });
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const open = (props: object = {}) =>
  render(
    <TestShop>
      <AuthDrawer open onClose={() => undefined} {...props} />
    </TestShop>,
  );
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const visit = (address: string) => window.history.replaceState(null, '', address);
const focused = () => document.activeElement?.getAttribute('name');

/** Stubs navigation so that the page can be left. */
function watchLeaving(): void {
  const { origin, pathname, search, hash, href } = window.location;
  vi.stubGlobal('location', { origin, pathname, search, hash, href, assign });
}

describe('the auth drawer', () => {
  it('has two modes and returns to sign-in after it was closed [2.16-01 4.k-01]', async () => {
    const { rerender } = open();
    const login = await drawer('Sign in');
    await userEvent.click(login.getByRole('button', { name: 'Create an account' }));
    await drawer('Create your account');
    await waitFor(() => expect(focused()).toBe('firstName'));
    for (const isOpen of [false, true]) {
      rerender(
        <TestShop>
          <AuthDrawer open={isOpen} onClose={() => undefined} />
        </TestShop>,
      );
    }
    await drawer('Sign in');
  });

  it('asks for name, email and password at sign-up and explains why [2.16-05 2.16-06 2.16-08 9.g-01]', async () => {
    open({ mode: 'signup' });
    const form = await drawer('Create your account');
    for (const label of ['First name', 'Last name', 'E-mail', 'Password']) {
      expect(form.getByLabelText(label)).toBeTruthy();
    }
    expect(form.getByText(/over 15k products/)).toBeTruthy();
  });

  it('sends a reset link for any address', async () => {
    open();
    const login = await drawer('Sign in');
    await userEvent.click(login.getByRole('button', { name: 'Forgot your password?' }));
    const forgot = await drawer('Forgot your password?');
    await waitFor(() => expect(focused()).toBe('email'));
    await userEvent.type(forgot.getByLabelText('E-mail'), ' ann@example.com ');
    await userEvent.click(forgot.getByRole('button', { name: 'Send me a link' }));
    expect(await forgot.findByText(SENT)).toBeTruthy();
    expect(allSent().at(-1)).toMatchObject({
      path: '/api/auth/forgot-password',
      body: { email: 'ann@example.com' },
    });
    await userEvent.click(forgot.getByRole('button', { name: 'Sign in' }));
    await drawer('Sign in');
    await waitFor(() => expect(focused()).toBe('email'));
  });

  it('requires a valid email address', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    const forgot = await drawer('Forgot your password?');
    await userEvent.click(forgot.getByRole('button', { name: 'Send me a link' }));
    expect(await forgot.findByText('Please provide an email address')).toBeTruthy();
    expect(sentTo('/api/auth/forgot-password')).toEqual([]);
  });

  it('removes a link’s token from the URL immediately and sets the password with it', async () => {
    visit('/?login=true#reset=the-token');
    open();
    const form = await drawer('Set a new password');
    expect(window.location.href).toMatch(/\/\?login=true$/);
    await waitFor(() => expect(focused()).toBe('password'));
    await userEvent.type(form.getByLabelText('New password'), PASSWORD);
    await userEvent.click(form.getByRole('button', { name: 'Set new password' }));
    const login = await drawer('Sign in');
    expect(allSent().at(-1)).toMatchObject({
      path: '/api/auth/reset-password',
      body: { token: 'the-token', password: PASSWORD },
    });
    expect(login.getByText('Your password was changed. Please sign in with the new one.')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('email'));
  });

  it('validates the new password with the rules of sign-up', async () => {
    visit('/?login=true#reset=the-token');
    open();
    const form = await drawer('Set a new password');
    await userEvent.type(form.getByLabelText('New password'), 'weak');
    await userEvent.click(form.getByRole('button', { name: 'Set new password' }));
    expect(await form.findByText('Password must meet minimum requirements')).toBeTruthy();
    expect(sentTo('/api/auth/reset-password')).toEqual([]);
  });

  it('offers a new link when the old one has expired, with the API’s message', async () => {
    serve(http.post('/api/auth/reset-password', () => HttpResponse.json(OVER, { status: 400 })));
    visit('/?login=true#reset=the-token');
    open();
    const form = await drawer('Set a new password');
    await userEvent.type(form.getByLabelText('New password'), PASSWORD);
    await userEvent.click(form.getByRole('button', { name: 'Set new password' }));
    expect(await form.findByText(OVER.message)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Send me a new link' }));
    await drawer('Forgot your password?');
  });
});

describe('after sign-up', () => {
  afterEach(() => useSession.setState({ status: 'unknown', user: null }));

  async function signUp(props: object = {}, refusedSignIns = 0) {
    let signIns = 0;
    const user = { id: '1', email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee', role: 'customer' };
    const session = {
      token: 't',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      user,
      cart: null,
    };
    const account = { id: '1', email: 'ann@example.com' };
    serve(
      http.post('/api/auth/signup', () => HttpResponse.json({ data: account }, { status: 201 })),
      http.post('/api/auth/login', () => {
        signIns += 1;
        if (signIns > refusedSignIns) return HttpResponse.json({ data: session });
        return HttpResponse.json({ message: 'The shop could not be reached.' }, { status: 503 });
      }),
    );
    open({ mode: 'signup', ...props });
    const form = await drawer('Create your account');
    await userEvent.type(form.getByLabelText('First name'), 'Ann');
    await userEvent.type(form.getByLabelText('Last name'), 'Lee');
    await userEvent.type(form.getByLabelText('E-mail'), 'ann@example.com');
    await userEvent.type(form.getByLabelText('Password'), PASSWORD);
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));
    for (let refused = 0; refused < refusedSignIns; refused += 1) {
      expect(await form.findByText(/^Your account is created, but you are not signed in yet/)).toBeTruthy();
      await userEvent.click(form.getByRole('button', { name: 'Sign in to your account' }));
    }
    await screen.findByText('You have successfully created a Saltbush Health account!');
  }

  it('offers to link a rewards card [2.16-09]', async () => {
    await signUp();
    expect(screen.getByRole('button', { name: 'Link your rewards card' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue Shopping' })).toBeTruthy();
  });

  it('signs in to the new account, instead of creating it again, if only that failed', async () => {
    await signUp({}, 2);
    expect(sentTo('/api/auth/signup')).toHaveLength(1);
    expect(sentTo('/api/auth/login')).toHaveLength(3);
  });

  it.each([
    ['user/dashboard', '/user/dashboard'],
    ['\\evil.example', '/'],
    ['\t/evil.example', '/'],
    ['//evil.example', '/evil.example'],
  ])('goes to redirect_url %j, and never to another site', async (redirectUrl, target) => {
    watchLeaving();
    await signUp({ redirectUrl });
    await userEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }));
    expect(assign.mock.calls).toEqual([[target]]);
  });
});

describe('social sign-in in the drawer', () => {
  beforeEach(() => {
    providers = [PROVIDER];
  });

  it('is shown only when the API returns a provider [2.16-03]', async () => {
    const { unmount } = open();
    const login = await drawer('Sign in');
    expect(await login.findByRole('button', { name: 'Continue with Example ID' })).toBeTruthy();
    unmount();
    providers = [];
    open();
    await drawer('Sign in');
    await waitFor(() => expect(sentTo('/api/auth/providers')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  it('redirects to the provider with the guest’s cart and the return path', async () => {
    useCartIdentity.setState({ uuid: 'cart-1' });
    visit('/products/zinc?size=60&login=true');
    watchLeaving();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Example ID' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/authorize'));
    expect(allSent().at(-1)?.body).toEqual({
      provider: 'example',
      redirect_url: '/products/zinc?size=60',
      cart: { id: 'cart-1' },
    });
    expect(screen.getByRole('button', { name: 'Going to Example ID…' })).toBeTruthy();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByRole('button', { name: 'Continue with Example ID' })).toBeTruthy();
  });

  it('returns to redirect_url when there is one', async () => {
    watchLeaving();
    open({ mode: 'signup', redirectUrl: 'user/dashboard' });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Example ID' }));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(allSent().at(-1)?.body).toMatchObject({ redirect_url: '/user/dashboard' });
  });

  it('shows the API’s error when the provider is unavailable', async () => {
    const away = { message: 'Example ID can’t be reached right now.' };
    serve(http.post('/api/auth/social', () => HttpResponse.json(away, { status: 400 })));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Example ID' }));
    expect(await screen.findByText('Example ID can’t be reached right now.')).toBeTruthy();
  });

  it('shows the error even if the provider is no longer offered', async () => {
    providers = [];
    visit('/?login=true#sign-in=expired');
    open();
    expect(await screen.findByText(/^This sign-in with the other service is no longer valid/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  it('shows why a shopper returned without being signed in, and clears it', async () => {
    visit('/cart?login=true#sign-in=unverified');
    open();
    expect(await screen.findByText(/^Example ID has not verified your email address/)).toBeTruthy();
    expect(window.location.hash).toBe('');
  });
});
