import { type Me, MeDocument } from '@saltbush/shared-ui/entities';
import { neverRespond, respondWith, respondWithError, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PreviousOrdersDocument } from '../../generated/gql/graphql';
import { sampleHistory, sampleSummary } from '../../samples/order';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { browseAsGuest, signInPriya } from '../../samples/session';
import { page } from '.';

const { Component } = page;

const ME: Me | null = {
  first_name: 'Priya',
  edr_card_first2: '27',
  edr_card_last4: '6041',
  edr_linked: true,
  edr_points: 4120,
};

const ORDERS = [
  sampleSummary({ state: 'pharmacist_review' }),
  sampleSummary({ reference: 'SB-20261103', created_at: '2026-11-03T02:00:00Z', state: 'delivered' }),
  sampleSummary({ reference: 'SB-20260915', created_at: '2026-09-15T02:00:00Z', state: 'cancelled' }),
];

const meta = {
  title: 'Account/Dashboard/DashboardPage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => {
    serve(
      respondWith(MeDocument, { me: ME }),
      respondWith(PreviousOrdersDocument, { previous_orders: sampleHistory(ORDERS, 14) }),
    );
    return signInPriya();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Follow your order' })).toHaveAttribute(
      'href',
      '/user/invoices/SB-20261121',
    );
    await canvas.findByText('4,120 Saltbush Rewards points');
  },
};

export const NewCustomer: Story = {
  beforeEach: () =>
    serve(
      respondWith(MeDocument, {
        me: { ...ME, edr_card_first2: null, edr_card_last4: null, edr_linked: false, edr_points: 0 },
      }),
      respondWith(PreviousOrdersDocument, { previous_orders: sampleHistory([]) }),
    ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'No orders yet' });
  },
};

export const Coming: Story = {
  beforeEach: () => serve(neverRespond(MeDocument), neverRespond(PreviousOrdersDocument)),
};

export const OrdersNotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(PreviousOrdersDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Guest: Story = { beforeEach: () => browseAsGuest() };
