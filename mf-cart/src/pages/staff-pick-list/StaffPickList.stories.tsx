import { respondWith, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StaffPickListDocument } from '../../generated/gql/graphql';
import { samplePicks } from '../../samples/staff-packing';
import { page } from '.';

const meta = {
  title: 'Cart/Staff packing/StaffPickList',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('pharmacist');
    serve(respondWith(StaffPickListDocument, { staff_orders: { data: samplePicks, next: null } }));
  },
  decorators: [
    (Story) => (
      <TestShop>
        <Story />
      </TestShop>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ColdChainFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('SB-7K3M-9QXV');
    await expect(second).toHaveTextContent('SB-7K3M-9QXT');
    const cold = canvas.getByRole('region', { name: 'Order SB-7K3M-9QXV' });
    const names = within(cold)
      .getAllByRole('row')
      .map((row) => row.textContent);
    await expect(names.at(-1)).toContain('Keep cold');
  },
};
