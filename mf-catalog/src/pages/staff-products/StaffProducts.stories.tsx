import { sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StaffProductsDocument } from '../../generated/gql/graphql';
import { atCounter, signInAs, staffProductAnswers } from '../../samples/staff-products';
import { page } from '.';

const meta = {
  title: 'Catalog/Staff products/StaffProducts',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams('show=on_sale') },
  beforeEach: () => {
    signInAs('manager');
    serve(...staffProductAnswers());
  },
  decorators: [atCounter],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /Heat Pack/ })).toHaveAttribute(
      'href',
      '/staff/products/102',
    );
    await expect(await canvas.findByRole('link', { name: 'Low stock 1' })).toHaveAttribute(
      'href',
      '/staff/products?show=low',
    );
    await expect(canvas.getByRole('link', { name: 'Next 50' })).toHaveAttribute(
      'href',
      '/staff/products?show=on_sale&after=bmV4dA',
    );
  },
};

export const Searched: Story = {
  args: { search: new URLSearchParams('show=low&search=heat') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: /^Find by words/ })).toHaveValue('heat');
    await canvas.findByRole('link', { name: /Heat Pack/ });
    await expect(sentVariables(StaffProductsDocument)[0]).toMatchObject({ show: 'low', search: 'heat' });
  },
};
