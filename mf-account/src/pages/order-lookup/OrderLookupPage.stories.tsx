import { respondWith, respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OrderByLinkDocument, OrderLookupDocument } from '../../generated/gql/graphql';
import { sampleOrder } from '../../samples/order';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Account/Order lookup/OrderLookupPage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => serve(respondWith(OrderLookupDocument, { order_lookup: sampleOrder() })),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enter(canvasElement: HTMLElement, reference: string, email: string) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByLabelText('Order reference'));
  await userEvent.keyboard(`${reference}{Tab}${email}{Enter}`);
  return canvas;
}

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'SB-20261121 ', 'mara@example.com');
    await canvas.findByRole('heading', { name: 'Order SB-20261121' });
    await expect(sentVariables(OrderLookupDocument)).toEqual([
      { reference: 'SB-20261121', email: 'mara@example.com' },
    ]);
  },
};

export const NotFound: Story = {
  beforeEach: () =>
    serve(respondWithError(OrderLookupDocument, { message: 'Order not found', code: 'NOT_FOUND' })),
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'SB-1', 'mara@example.com');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order not found');
    await expect(canvas.getByLabelText('Order reference')).toHaveValue('SB-1');
  },
};

export const Mistaken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }));
    await expect(await canvas.findByText('Please enter your order reference')).toBeVisible();
    await expect(canvas.getByText('Please provide an email address')).toBeVisible();
  },
};

/** Opens the page as the link of a mail does. */
const fromMail = (answer: Parameters<typeof serve>[0]) => () => {
  serve(answer);
  window.history.replaceState(null, '', '#sample.token');
  return () => window.history.replaceState(null, '', window.location.pathname + window.location.search);
};

export const Linked: Story = {
  name: 'Opened with the link of a mail',
  beforeEach: fromMail(respondWith(OrderByLinkDocument, { order_by_link: sampleOrder() })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Order SB-20261121' });
    await expect(sentVariables(OrderByLinkDocument)).toEqual([{ token: 'sample.token' }]);
  },
};

export const Expired: Story = {
  name: 'Its link has expired: sign in, or look it up',
  beforeEach: fromMail(
    respondWithError(OrderByLinkDocument, { message: 'This link has expired.', code: 'LINK_EXPIRED' }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This link has expired.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Order reference')).toBeVisible();
  },
};
