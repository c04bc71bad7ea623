import { useOverlayStore, useSession } from '@saltbush/shared-ui/platform';
import { respondWithNetworkError, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NavigationDocument } from '../../generated/gql/graphql';
import { setUpShop } from '../../samples/story-shop';
import BrowseDrawer from '.';

const meta = {
  title: 'Header/Browse drawer/BrowseDrawer',
  component: BrowseDrawer,
  args: { open: true, onClose: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: setUpShop,
  render: (args) => (
    <TestShop>
      <main style={{ minHeight: '40rem' }}>
        <h1>The page below</h1>
      </main>
      <BrowseDrawer {...args} />
    </TestShop>
  ),
} satisfies Meta<typeof BrowseDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Browse' }));
  await dialog.findByRole('button', { name: 'Shop all' });
  return dialog;
};
const open = async (dialog: Awaited<ReturnType<typeof drawer>>, name: RegExp | string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

/** Waits for the slide-in animation of a level. */
const expectVisible = async (found: Promise<HTMLElement>) => {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
};

export const FirstLevel: Story = {
  name: 'First level: online badge, promo with disclaimer, top-bar links, Login [2.5-02 2.5-03 2.5-04 2.5-05]',
  play: async () => {
    const dialog = await drawer();
    await expect(dialog.getByRole('button', { name: /Telehealth/ })).toHaveTextContent('Online now');
    await expect(dialog.getByRole('button', { name: 'Shop all' })).not.toHaveTextContent('Online now');
    const promo = await dialog.findByRole('img', { name: '500 bonus points on omegas' });
    await expect(promo.closest('a')).toHaveAttribute('href', '/promotions/4');
    await expect(dialog.getByRole('link', { name: 'Terms apply.' })).toHaveAttribute('href', '/pages/terms');
    await expect(dialog.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/pages/help');
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
    await expect(useOverlayStore.getState().open).toEqual({ name: 'auth', props: { mode: 'login' } });
  },
};

export const SignedIn: Story = {
  name: 'Signed in: no Login button [2.5-05]',
  beforeEach: () =>
    useSession.setState({
      status: 'signed-in',
      user: { id: '1', email: 'mia@example.com', first_name: 'Mia', last_name: 'Chen', role: 'customer' },
    }),
  play: async () => {
    const dialog = await drawer();
    await expect(dialog.queryByRole('button', { name: 'Login' })).toBeNull();
  },
};

export const Levels: Story = {
  name: 'Levels: the back button names the parent ("Main menu" for the first level), each with a close button [2.5-01]',
  play: async ({ args }) => {
    const dialog = await drawer();
    await open(dialog, 'Shop all');
    const toMain = await dialog.findByRole('button', { name: 'Main menu' });
    await waitFor(() => expect(toMain).toHaveFocus());
    await open(dialog, 'Vitamins');
    await open(dialog, 'Minerals');
    await expectVisible(dialog.findByRole('link', { name: 'Magnesium' }));
    await open(dialog, 'Vitamins');
    await expectVisible(dialog.findByRole('button', { name: 'Shop all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const PromoCards: Story = {
  name: 'Promo cards: shown if a level has two, hidden if it has only one [2.5-06]',
  play: async () => {
    const dialog = await drawer();
    await open(dialog, 'Shop all');
    await expectVisible(dialog.findByRole('link', { name: /Sleep, sorted/ }));
    await open(dialog, 'Main menu');
    await open(dialog, /Telehealth/);
    await dialog.findByRole('link', { name: 'Short consult' });
    await expect(dialog.queryByRole('link', { name: /See a doctor today/ })).toBeNull();
  },
};

export const Unavailable: Story = {
  beforeEach: () => serve(respondWithNetworkError(NavigationDocument)),
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};
