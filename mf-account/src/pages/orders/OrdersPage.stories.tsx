import { neverRespond, respondWith, respondWithError, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PreviousOrdersDocument } from '../../generated/gql/graphql';
import { sampleHistory, sampleSummary } from '../../samples/order';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { signInPriya } from '../../samples/session';
import { page } from '.';

const { Component } = page;

const STATES = ['placed', 'pharmacist_review', 'packed', 'dispatched', 'delivered', 'refunded'] as const;
const ORDERS = STATES.map((state, index) => sampleSummary({ state, reference: `SB-2026110${index}` }));

const meta = {
  title: 'Account/Orders/OrdersPage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => {
    serve(respondWith(PreviousOrdersDocument, { previous_orders: sampleHistory(ORDERS, 42) }));
    return signInPriya();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('With our pharmacist');
    await expect(canvas.getByRole('navigation', { name: 'Pages of orders' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => serve(respondWith(PreviousOrdersDocument, { previous_orders: sampleHistory([]) })),
};

export const Coming: Story = { beforeEach: () => serve(neverRespond(PreviousOrdersDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(PreviousOrdersDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
};
