import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, fn, screen, userEvent, within } from 'storybook/test';
import { answerJson, type JsonAnswer, TestShop } from '../../testing/test-shop';
import AuthDrawer from '.';

/** A part that loads on demand may have to be built first. */
const PATIENCE_MS = 8000;

const SENT = 'If there is an account with this email address, we have sent a link to set a new password.';
const OVER: JsonAnswer = {
  status: 400,
  body: {
    message: 'This link is no longer valid. Please ask for a new one.',
    errors: [{ extensions: { code: 'RESET_LINK_INVALID' } }],
  },
};

/** A story's `beforeEach`: an api that answers, and the fragment of the address that opened the drawer. */
const shopWith =
  ({
    provider = 'Saltbush ID',
    hash = '',
    reset = OVER,
  }: {
    provider?: string;
    hash?: string;
    reset?: JsonAnswer;
  } = {}) =>
  () => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
    const before = window.location.href;
    if (hash) window.history.replaceState(window.history.state, '', hash);
    const { restore } = answerJson({
      '/api/auth/providers': { body: { data: provider ? [{ id: 'id', name: provider }] : [] } },
      '/api/auth/forgot-password': { body: { data: { message: SENT } } },
      '/api/auth/reset-password': reset,
    });
    return () => {
      restore();
      window.history.replaceState(window.history.state, '', before);
    };
  };

const meta = {
  title: 'Account/Auth drawer',
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
  play: async () => {
    const dialog = await drawer('Sign in');
    await expect(await dialog.findByRole('button', { name: 'Continue with Saltbush ID' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...SignIn, globals: { viewport: { value: 'narrowest' } } };

export const WithoutAProvider: Story = { beforeEach: shopWith({ provider: '' }) };

export const NotVerifiedByTheProvider: Story = {
  beforeEach: shopWith({ hash: '#sign-in=unverified' }),
  play: async () => {
    const dialog = await drawer('Sign in');
    await expect(await dialog.findByText(/has not verified your email address/)).toBeVisible();
  },
};

export const SignUp: Story = { args: { mode: 'signup' } };

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
