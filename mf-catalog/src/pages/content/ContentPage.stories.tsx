import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContentPageDocument, RootCategoriesDocument } from '../../generated/gql/graphql';
import { page } from '.';

const { Component } = page;

const meta = {
  title: 'Catalog/Content/ContentPage',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <TestShop>
        <Component params={{ page: 'returns' }} search={new URLSearchParams()} />
      </TestShop>
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scripts in the content service's HTML must not run. */
export const Returns: Story = {
  beforeEach: () =>
    serve(
      respondWith(ContentPageDocument, {
        content_page: {
          path: '/pages/returns',
          title: 'Shipping and returns',
          description: '',
          html: '<p>You have <strong>30 days</strong>.</p><script>document.title = "taken"</script><h2 id="Returns-policy">Returns policy</h2><p>Tell us first.</p>',
          updated_at: '2026-11-01T00:00:00.000Z',
        },
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Returns policy' });
    await expect(heading.id).toBe('Returns-policy');
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

export const NoSuchPage: Story = {
  beforeEach: () =>
    serve(
      respondWith(ContentPageDocument, { content_page: null }),
      respondWith(RootCategoriesDocument, {
        categories: [{ id: '1', title: 'Vitamins', url: '/browse/vitamins' }],
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Vitamins' });
    await expect(canvas.getByRole('searchbox', { name: 'Search for products' })).toBeVisible();
  },
};
