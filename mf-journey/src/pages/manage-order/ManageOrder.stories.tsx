import { HttpResponse, http, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { JourneySubscriptionsAddItemDocument } from '../../generated/gql/graphql';
import { programHandlers } from '../../samples/program-handlers';
import { sampleProgramProducts } from '../../samples/program-products';
import { signInMara } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const ManageOrderPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Manage order/ManageOrder',
  component: ManageOrderPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    signInMara();
    serve(
      ...programHandlers(),
      http.post('/1/indexes/products/query', () => HttpResponse.json({ hits: sampleProgramProducts })),
    );
  },
} satisfies Meta<typeof ManageOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  name: 'A product of the program is added to the next order',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add Slimwell Plan Fibre Boost Powder 300g' }),
    );
    await expect(await canvas.findByRole('button', { name: /^Added/ })).toBeVisible();
    await expect(canvas.getByText('4 items')).toBeVisible();
    await expect(sentVariables(JourneySubscriptionsAddItemDocument)).toEqual([
      { input: { subscription_id: 's1', product_id: '1040', quantity: 1 } },
    ]);
    // Wait for the final state: the success message disappears after a moment.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Added/ })).toBeNull(), {
      timeout: 5000,
    });
  },
};

export const Locked: Story = {
  name: 'Being prepared: nothing can be changed',
  beforeEach: () =>
    serve(
      ...programHandlers(
        sampleSubscription({
          next_period_at: '2026-11-26T00:00:00Z',
          next_billing_at: '2026-11-23T00:00:00Z',
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your next order is being prepared')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Add|Remove|Increase)/ })).toBeNull();
  },
};

export const Voucher: Story = {
  tags: ['phone-picture'],
  beforeEach: () =>
    serve(
      ...programHandlers(
        sampleSubscription({
          voucher_code: 'STEADY20',
          voucher_discount: 2000,
          discount_total: 2859,
          total: 23531,
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove voucher STEADY20' }));
    await expect(await canvas.findByRole('textbox', { name: 'Voucher code' })).toBeVisible();
  },
};

export const NotRunning: Story = {
  beforeEach: () => serve(...programHandlers(sampleSubscription({ status: 'reviewing', is_active: false }))),
};
