import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { RewardsLinkDocument } from '../../../generated/gql/graphql';
import { LinkRewards } from './LinkRewards';

const meta = {
  title: 'Account/Rewards/LinkRewards',
  component: LinkRewards,
  beforeEach: () =>
    serve(
      respondWith(RewardsLinkDocument, {
        me: { edr_linked: true, edr_auth_token: null },
        rewards: { edrLinkUrl: '/link' },
      }),
    ),
  render: (args) => (
    <TestShop>
      <LinkRewards {...args} />
    </TestShop>
  ),
} satisfies Meta<typeof LinkRewards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLinked: Story = {};

export const AlreadyLinked: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Link your rewards card' }));
    await expect(await screen.findByText(/linked to your account already/)).toBeVisible();
  },
};
