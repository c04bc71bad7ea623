import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { sampleOrder } from '../../../samples/order';
import { OrderDetail } from './OrderDetail';

const meta = {
  title: 'Account/Orders/OrderDetail',
  component: OrderDetail,
  args: { order: sampleOrder() },
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(fn());
    return () => print.mockRestore();
  },
} satisfies Meta<typeof OrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  name: 'On its way; prints from the keyboard, with a letterhead',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print tax invoice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.print).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Tax invoice SB-20261121')).not.toBeVisible();
    await expect(canvas.getByText('Includes GST of $4.26')).toBeVisible();
    await expect(canvas.getByText(/Surry Hills NSW 2010/)).toBeVisible();
  },
};

export const ToCollect: Story = {
  args: {
    order: sampleOrder({ cnc_location: { name: 'Saltbush Pharmacy Pitt Street' }, shipping_address: null }),
  },
};

export const Cancelled: Story = {
  args: {
    order: sampleOrder({
      state: 'cancelled',
      timeline: [{ state: 'cancelled', at: '2026-11-19T03:00:00Z' }],
      tracking: null,
      payment: null,
    }),
  },
};

export const Extremes: Story = {
  name: 'A name of 200 characters and $999,999 fit at 320 px',
  args: {
    order: sampleOrder({
      order_total: 99_999_900,
      email: `${'endless'.repeat(25)}@example.com`,
      items: sampleOrder().items.map((item) => ({
        ...item,
        name: 'Endless'.repeat(28),
        line_total: 99_999_900,
      })),
    }),
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
