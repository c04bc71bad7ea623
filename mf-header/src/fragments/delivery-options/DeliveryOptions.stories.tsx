import { PostcodeShippingMethodsDocument } from '@saltbush/shared-ui/entities';
import { usePreference } from '@saltbush/shared-ui/platform';
import { mockPlaces, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { setUpShop } from '../../samples/story-shop';
import DeliveryOptionsDrawer from '.';

const meta = {
  title: 'Header/Delivery options/DeliveryOptions',
  component: DeliveryOptionsDrawer,
  args: { open: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: setUpShop,
  render: (args) => (
    <TestShop>
      <main style={{ minHeight: '40rem' }}>
        <h1>The page below</h1>
      </main>
      <DeliveryOptionsDrawer {...args} />
    </TestShop>
  ),
} satisfies Meta<typeof DeliveryOptionsDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Delivery Options' }));

export const Summary: Story = {
  play: async () => {
    const dialog = await drawer();
    await dialog.findByText('Standard Delivery');
    await expect(dialog.getByText('Surry Hills, 2010')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Summary, globals: { viewport: { value: 'narrowest' } } };

export const Search: Story = {
  beforeEach: () => usePreference.setState({ status: 'unset', preference: null }),
  play: async () => {
    const dialog = await drawer();
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Postcode or suburb' }), 'surr');
    await expect(await dialog.findByRole('option', { name: '2010, Surry Hills, NSW' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  beforeEach: () => {
    serve(mockPlaces([]));
    usePreference.setState({ status: 'unset', preference: null });
  },
  play: async () => {
    const dialog = await drawer();
    await userEvent.type(await dialog.findByRole('combobox'), 'zz');
    await expect((await dialog.findAllByText('No results found')).length).toBeGreaterThan(0);
  },
};

export const NoDelivery: Story = {
  beforeEach: () => serve(respondWith(PostcodeShippingMethodsDocument, { postcode_shipping_methods: [] })),
  play: async () => {
    await (await drawer()).findByText('We don’t deliver to this postcode yet.');
  },
};
