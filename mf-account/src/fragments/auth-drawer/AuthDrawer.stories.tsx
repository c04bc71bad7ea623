import { errorText } from '@saltbush/contract';
import { HttpResponse, http, type RequestHandler, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, fn, screen, userEvent, within } from 'storybook/test';
import AuthDrawer from '.';

/** Allows for the time to build a lazily loaded chunk. */
const PATIENCE_MS = 8000;

const SENT = 'If there is an account with this email address, we have sent a link to set a new password.';
const OVER = {
  message: 'This link is no longer valid. Please ask for a new one.',
  errors: [{ extensions: { code: 'RESET_LINK_INVALID' } }],
};

interface Start {
  provider?: string;
  hash?: string;
  handlers?: RequestHandler[];
}

/** Returns a story's `beforeEach` with API handlers and the URL fragment that opens the drawer. */
const shopWith =
  ({ provider = 'Saltbush ID', hash = '', handlers = [] }: Start = {}) =>
  () => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
    const before = window.location.href;
    if (hash) window.history.replaceState(window.history.state, '', hash);
    const providers = provider ? [{ id: 'id', name: provider }] : [];
    serve(
      ...handlers,
      http.get('/api/auth/providers', () => HttpResponse.json({ data: providers })),
      http.post('/api/auth/forgot-password', () => HttpResponse.json({ data: { message: SENT } })),
      http.post('/api/auth/reset-password', () => HttpResponse.json(OVER, { status: 400 })),
    );
    return () => window.history.replaceState(window.history.state, '', before);
  };

const meta = {
  title: 'Account/Auth drawer/AuthDrawer',
  component: AuthDrawer,
  args: { open: true, mode: 'login', onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '46rem' } } },
  beforeEach: shopWith(),
  render: (args) => (
    <TestShop>
      <main style={{ minHeight: '44rem' }}>
        <h1>The page below</h1>
      </main>
      <AuthDrawer {...args} />
    </TestShop>
  ),
} satisfies Meta<typeof AuthDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const SignIn: Story = {
  name: 'Sign in with a provider, or with e-mail and password, by keyboard [2.16-03 2.16-04]',
  play: async () => {
    const dialog = await drawer('Sign in');
    await userEvent.click(dialog.getByLabelText('E-mail'));
    await userEvent.keyboard('ann@example.com{Tab}');
    await expect(dialog.getByLabelText('Password')).toHaveFocus();
    await expect(await dialog.findByRole('button', { name: 'Continue with Saltbush ID' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...SignIn,
  name: 'On a phone',
  globals: { viewport: { value: 'narrowest' } },
};

export const TelehealthFlow: Story = {
  name: 'In the telehealth flow a guest may go on [2.16-02]',
  args: { flow: 'telehealth' },
  play: async () => {
    const dialog = await drawer('Book a telehealth service');
    await expect(dialog.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  },
};

export const WithoutAProvider: Story = { beforeEach: shopWith({ provider: '' }) };

export const NotVerifiedByTheProvider: Story = {
  beforeEach: shopWith({ hash: '#sign-in=unverified' }),
  play: async () => {
    const dialog = await drawer('Sign in');
    await expect(await dialog.findByText(/has not verified your email address/)).toBeVisible();
  },
};

export const SignUp: Story = {
  name: 'Sign up: title, fields, benefits and a live checklist of the password [2.16-05 2.16-06 2.16-07 2.16-08]',
  args: { mode: 'signup' },
  play: async () => {
    const form = await drawer('Create your account');
    await userEvent.click(form.getByLabelText('First name'));
    for (const label of ['Last name', 'E-mail', 'Password']) {
      await userEvent.tab();
      await expect(form.getByLabelText(label)).toHaveFocus();
    }
    await userEvent.keyboard('Wattle');
    await expect(form.getByText(/^\d of \d requirements met$/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Show password' }));
    await expect(form.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(form.getByText(/over 15k products/)).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    const dialog = await drawer('Forgot your password?');
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ann@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a link' }));
    await expect(await dialog.findByText(SENT)).toBeVisible();
  },
};

export const NewPassword: Story = {
  beforeEach: shopWith({ hash: '#reset=a-token' }),
  play: async () => {
    const dialog = await drawer('Set a new password');
    await expect(dialog.getByLabelText('New password')).toBeVisible();
  },
};

export const LinkIsOver: Story = {
  beforeEach: shopWith({ hash: '#reset=a-token' }),
  play: async () => {
    const dialog = await drawer('Set a new password');
    await userEvent.type(dialog.getByLabelText('New password'), 'Wattle-Grove8!');
    await userEvent.click(dialog.getByRole('button', { name: 'Set new password' }));
    await expect(await dialog.findByText(/no longer valid/)).toBeVisible();
  },
};

const LOST = errorText('UNCONFIRMED', {});

export const DatabaseLost: Story = {
  beforeEach: shopWith({
    handlers: [
      http.post('/api/auth/forgot-password', () => HttpResponse.json({ message: LOST }, { status: 503 })),
    ],
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    const dialog = await drawer('Forgot your password?');
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ann@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a link' }));
    await expect(await dialog.findByText(LOST)).toBeVisible();
  },
};
