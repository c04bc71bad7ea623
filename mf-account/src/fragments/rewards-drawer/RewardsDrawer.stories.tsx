import { MeDocument } from '@saltbush/shared-ui/entities';
import { HttpResponse, http, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { browseAsGuest, signInPriya } from '../../samples/session';
import RewardsDrawer from '.';

const meta = {
  title: 'Account/Rewards drawer/RewardsDrawer',
  component: RewardsDrawer,
  tags: ['phone-picture'],
  args: { open: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '46rem' } } },
  render: (args) => (
    <TestShop>
      <main style={{ minHeight: '44rem' }}>
        <h1>The page below</h1>
      </main>
      <RewardsDrawer {...args} />
    </TestShop>
  ),
  beforeEach: () => {
    serve(
      http.get('/api/auth/providers', () => HttpResponse.json({ data: [] })),
      respondWith(MeDocument, () => ({
        me: {
          first_name: 'Priya',
          edr_card_first2: null,
          edr_card_last4: null,
          edr_linked: false,
          edr_points: 0,
        },
      })),
    );
  },
} satisfies Meta<typeof RewardsDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  beforeEach: browseAsGuest,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Create account' })).toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  beforeEach: signInPriya,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Link your rewards card' })).toBeInTheDocument();
  },
};
