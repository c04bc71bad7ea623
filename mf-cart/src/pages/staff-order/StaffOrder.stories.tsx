import { respondWith, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffOrderDocument } from '../../generated/gql/graphql';
import { sampleStaffOrder } from '../../samples/staff-orders';
import { page } from '.';

const meta = {
  title: 'Cart/Staff order/StaffOrder',
  component: page.Component,
  args: { params: { reference: 'SB-7K3M-9QXT' }, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('pharmacist');
    serve(respondWith(StaffOrderDocument, () => ({ staff_order: sampleStaffOrder() })));
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

export const Refusing: Story = {
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Refuse Lorimer/ }));
    await expect(canvas.getByRole('combobox', { name: /is refused/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Refuse and refund $13.90' })).toBeVisible();
  },
};
