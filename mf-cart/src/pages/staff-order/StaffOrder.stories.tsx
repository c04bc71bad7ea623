import { respondWith, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffOrderDocument } from '../../generated/gql/graphql';
import { unclaimedAnswers } from '../../samples/staff-claims';
import { sampleStaffOrder } from '../../samples/staff-orders';
import { page } from '.';

const meta = {
  title: 'Cart/Staff order/StaffOrder',
  component: page.Component,
  args: { params: { reference: 'SB-7K3M-9QXT' }, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('pharmacist');
    serve(
      ...unclaimedAnswers(),
      respondWith(StaffOrderDocument, () => ({ staff_order: sampleStaffOrder() })),
    );
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

/** The customer was promised a call, and was not reached yesterday. */
export const CallDue: Story = {
  tags: ['phone-picture'],
  beforeEach: () => {
    const attempt = { outcome: 'no_answer' as const, at: '2026-11-12T04:00:00.000Z', staff_name: 'Mei Tran' };
    const call = { lines: [1], is_due: true, phone: '0412 345 678', attempts: [attempt] };
    serve(respondWith(StaffOrderDocument, () => ({ staff_order: sampleStaffOrder({ call }) })));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = within(await canvas.findByRole('region', { name: 'Next step' }));
    await expect(next.getByRole('link', { name: '0412 345 678' })).toBeVisible();
    await expect(next.queryByRole('button', { name: 'Approve order' })).toBeNull();
    await expect(next.getByRole('button', { name: 'I have spoken with them' })).toBeVisible();
  },
};

export const Refusing: Story = {
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Refuse Lorimer/ }));
    await expect(canvas.getByRole('combobox', { name: /is refused/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Refuse and refund $13.90' })).toBeVisible();
  },
};
