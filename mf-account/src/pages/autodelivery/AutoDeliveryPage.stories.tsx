import { mockPlaces, neverRespond, respondWithError, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AutodeliveriesDocument } from '../../generated/gql/graphql';
import { autoDeliveryHandlers, sampleAutoDelivery } from '../../samples/autodelivery';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { signInPriya } from '../../samples/session';
import { page } from '.';

const { Component } = page;
const DECLINED = sampleAutoDelivery({
  id: 'ad-2',
  name: 'Dog',
  frequency: '12W',
  status: 'paused',
  last_payment_status: 'failed',
  items: [],
});

const meta = {
  title: 'Account/Autodelivery/AutoDeliveryPage',
  component: Component,
  args: PAGE_ARGS,
  parameters: { layout: 'fullscreen' },
  decorators: [asPage],
  beforeEach: () => {
    serve(...autoDeliveryHandlers([sampleAutoDelivery(), DECLINED]));
    return signInPriya();
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One under way, one paused after a declined card',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('article', { name: 'Bathroom shelf' });
    await expect(canvas.getByText('Your card was declined')).toBeVisible();
    await canvas.findAllByText('Visa ending in 4242');
  },
};

export const LockedIn: Story = {
  beforeEach: () => serve(...autoDeliveryHandlers([sampleAutoDelivery({ milestone: 'charge' })])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^The next delivery is locked in/);
    await expect(canvas.queryByRole('button', { name: 'Skip next delivery' })).toBeNull();
    await canvas.findAllByText('Visa ending in 4242');
  },
};

export const Edit: Story = {
  beforeEach: () => serve(mockPlaces([{ id: 'p1', suburb: 'DARLINGHURST', postcode: '2010', state: 'NSW' }])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Visa ending in 4242');
    const [first] = canvas.getAllByRole('button', { name: 'Edit' });
    if (first) await userEvent.click(first);
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Bathroom shelf' }));
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Bathroom shelf');
    await expect(await sheet.findByRole('button', { name: 'Darlinghurst' })).toBeInTheDocument();
  },
};

export const Delete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Visa ending in 4242');
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog', { name: 'Delete Bathroom shelf?' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => serve(...autoDeliveryHandlers([])),
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement);
    await expect(await empty.findByRole('link', { name: 'How AutoDelivery works' })).toBeVisible();
  },
};

export const Coming: Story = { beforeEach: () => serve(neverRespond(AutodeliveriesDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(AutodeliveriesDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
};

export const Extremes: Story = {
  name: 'Names without a break fit at 320 px',
  beforeEach: () => {
    const [first] = sampleAutoDelivery().items;
    const name = 'Endless'.repeat(20);
    const items = first?.product
      ? [{ ...first, price: 99_999_900, product: { ...first.product, name } }]
      : [];
    serve(...autoDeliveryHandlers([sampleAutoDelivery({ name: 'Endless'.repeat(8), items })]));
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Visa ending in 4242');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
