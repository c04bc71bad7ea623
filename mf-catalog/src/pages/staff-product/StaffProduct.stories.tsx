import { sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  StaffPricesSetDocument,
  StaffStockCountDocument,
  StaffStockReceiveDocument,
} from '../../generated/gql/graphql';
import { atCounter, signInAs, staffProductAnswers } from '../../samples/staff-products';
import { page } from '.';

const meta = {
  title: 'Catalog/Staff product/StaffProduct',
  component: page.Component,
  args: { params: { id: '102' }, search: new URLSearchParams() },
  beforeEach: () => {
    signInAs('manager');
    serve(...staffProductAnswers());
  },
  decorators: [atCounter],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Units received'), '24{Enter}');
    await expect(await canvas.findByText('+24')).toBeVisible();
    await expect(sentVariables(StaffStockReceiveDocument)).toMatchObject([
      { input: { product_id: '102', quantity: 24, reason: 'delivery' } },
    ]);
    await userEvent.type(canvas.getByLabelText(/^Units counted/), '26{Enter}');
    await expect(await canvas.findByText('−1')).toBeVisible();
    await expect(sentVariables(StaffStockCountDocument)).toMatchObject([
      { input: { expected: 27, counted: 26, reason: 'count' } },
    ]);
  },
};

export const PriceTooLow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = await canvas.findByLabelText(/^New price/);
    await userEvent.clear(price);
    await userEvent.type(price, '29.95{Enter}');
    await expect(await canvas.findByText(/has to be above the sale price/)).toBeVisible();
    await expect(sentVariables(StaffPricesSetDocument)).toHaveLength(0);
    await userEvent.clear(price);
    await userEvent.type(price, '35{Enter}');
    await waitFor(() =>
      expect(sentVariables(StaffPricesSetDocument)).toMatchObject([
        { input: { type: 'default', expected: 3295, value: 3500, from: null } },
      ]),
    );
    await expect(await canvas.findByText('$35.00')).toBeVisible();
  },
};

export const ForSupport: Story = {
  beforeEach: () => signInAs('support'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: /Heat Pack/ });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
