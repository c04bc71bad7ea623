import { respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { OrdersCancelDocument } from '../../../generated/gql/graphql';
import { sampleOrder } from '../../../samples/order';
import type { OrderScript } from '../model/script-standing';
import { OrderDetail } from './OrderDetail';

const meta = {
  title: 'Account/Orders/OrderDetail',
  component: OrderDetail,
  args: { order: sampleOrder() },
  decorators: [
    (Story) => (
      <TestShop>
        <Story />
      </TestShop>
    ),
  ],
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

const PITT_STREET = {
  name: 'Saltbush Pharmacy Pitt Street',
  ready_by: null,
  place: {
    address: {
      line_1: '212 Pitt Street',
      line_2: '',
      suburb: 'SYDNEY',
      state: 'NSW' as const,
      postcode: '2000',
    },
    phone: '02 5550 1212',
    opening_status: 'Open until 8 pm',
    opening_hours: [
      { day: 'Monday to Friday', hours: '8 am to 8 pm' },
      { day: 'Saturday to Sunday', hours: '9 am to 5 pm' },
    ],
  },
};

export const ToCollect: Story = {
  args: {
    order: sampleOrder({ cnc_location: PITT_STREET, shipping_address: null }),
  },
};

export const Cancelled: Story = {
  args: {
    order: sampleOrder({
      state: 'cancelled',
      timeline: [{ state: 'cancelled', at: '2026-11-19T03:00:00Z' }],
      tracking: null,
      edr_base_points: 0,
      refund_total: 4690,
      refunds: [
        {
          id: 'cancel',
          at: '2026-11-19T03:00:00Z',
          reason: 'cancelled',
          amount: 4690,
          gst: 426,
          points: 46,
          is_paid: true,
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Order cancelled: $46.90')).toBeVisible();
    await expect(canvas.queryByText(/Rewards points$/)).toBeNull();
  },
};

export const Cancelling: Story = {
  name: 'Placed; cancelled from the keyboard with a reason',
  tags: ['phone-picture'],
  args: {
    order: sampleOrder({ state: 'placed', tracking: null, can_cancel: true, can_set_address: true }),
    access: { reference: 'SB-20261121' },
    onChanged: fn(),
  },
  beforeEach: () =>
    serve(
      respondWith(OrdersCancelDocument, { orders_cancel: { order: sampleOrder({ state: 'cancelled' }) } }),
    ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Cancel order' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Cancel this order?' }, { timeout: 15_000 }),
    );
    await expect(dialog.getByText(/\$46.90 goes back to the card that paid/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(await dialog.findByText('Please choose a reason')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'I ordered by mistake' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await expect(sentVariables(OrdersCancelDocument)).toEqual([
      { input: { reference: 'SB-20261121', reason: 'by_mistake' } },
    ]);
  },
};

const PAPER: OrderScript = {
  line: 1,
  name: 'Lorimer Pharma Atorvastatin 20mg 30 Tablets',
  kind: 'paper',
  state: 'arrived',
  steps: [
    { state: 'awaited', at: '2026-11-19T02:00:00Z', reason: null },
    { state: 'arrived', at: '2026-11-21T02:00:00Z', reason: null },
  ],
};

const REFUSED: OrderScript = {
  ...PAPER,
  line: 2,
  name: 'Oxbury Pantoprazole 20mg 28 Tablets',
  state: 'refused',
  steps: [...PAPER.steps, { state: 'refused', at: '2026-11-21T03:00:00Z', reason: 'expired' }],
};

export const WaitingForScripts: Story = {
  name: 'A paper script has arrived, another was refused',
  args: {
    order: sampleOrder({
      state: 'pharmacist_review',
      timeline: [
        { state: 'placed', at: '2026-11-19T02:00:00Z' },
        { state: 'pharmacist_review', at: '2026-11-19T02:00:00Z' },
      ],
      tracking: null,
      scripts: [PAPER, REFUSED],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^We have received your paper script on 21 November 2026\./)).toBeVisible();
    await expect(
      canvas.getByText(/could not accept .*: It has expired\. Please post us another/),
    ).toBeVisible();
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
        quantity: 1,
        unit_price: 99_999_900,
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
