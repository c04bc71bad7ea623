import { createQueryClient } from '@saltbush/shared-ui/platform';
import { neverRespond, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Product } from '../../features/product/api/product';
import {
  GetPromotionProductsByIdDocument,
  ProductDeliveryDocument,
  ProductDocument,
  ProductLivePriceDocument,
  ProductsByIdDocument,
  RelatedProductsDocument,
} from '../../generated/gql/graphql';
import { card, product, sizeVariant } from '../../samples/products';
import { storySlots } from '../../samples/story-slots';
import { cacheFollowedCard } from '../../shared/cards/followed-card';
import { page } from '.';

const { Component } = page;

const STANDARD = {
  id: 'standard',
  name: 'Standard delivery',
  type: 'standard',
  display_price: '$7.95',
  pdp_display_info: 'Arrives in <strong>3 to 7 business days</strong>',
  cutoff: null,
  delivery_date: null,
};

const cards = (...ids: string[]) => ids.map((id) => card({ id }));

/** Responses that every product page needs besides the product. */
const serveDefaults = () =>
  serve(
    respondWith(ProductDeliveryDocument, { product: { shipping_methods: [STANDARD] } }),
    respondWith(RelatedProductsDocument, {
      recommended_products: { data: cards('20', '21', '22', '23', '24', '25') },
    }),
    respondWith(ProductsByIdDocument, { products: [] }),
    respondWith(ProductLivePriceDocument, { product: null }),
    respondWith(GetPromotionProductsByIdDocument, {
      promotions: { products: cards('30', '31').map((promoted) => ({ card: promoted })) },
    }),
  );

/** Returns a story's `beforeEach` that serves the given product. */
const serveProduct = (changes: Partial<Product>) => () =>
  serve(respondWith(ProductDocument, { product: product(changes) }));

const meta = {
  title: 'Catalog/Product/ProductPage',
  parameters: { layout: 'fullscreen' },
  beforeEach: serveDefaults,
  render: () => (
    <main>
      <TestShop slots={storySlots}>
        <Component params={{ slug: 'magnesium-7' }} search={new URLSearchParams()} />
      </TestShop>
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  beforeEach: serveProduct({
    rrp: 3490,
    badges: ['Australian made', 'Vegan friendly', 'Gluten free', 'Sugar free'],
    tags: [{ name: 'Mix & Match' }, { name: 'Free Shipping' }],
    key_ingredients: ['Magnesium glycinate', 'Vitamin B6', 'Zinc'],
    group_size: '120 capsules',
    size_variants: ['60 capsules', '120 capsules', '240 capsules'].map((size) => sizeVariant(size)),
    txt_directions: 'Adults: take 2 capsules daily with food.',
    txt_ingredients: 'Each capsule contains: magnesium glycinate 500 mg, zinc 2 mg. Vegetable capsule.',
    dose: {
      title: 'Each capsule contains',
      rows: [
        { name: 'Magnesium glycinate', amount: '500 mg' },
        { name: 'Zinc', amount: '2 mg' },
      ],
      rest: 'Vegetable capsule.',
    },
    facts: [
      { name: 'Pack', value: '120 Capsules', note: null, url: null },
      { name: 'Contains', value: 'Soy', note: null, url: null },
      {
        name: 'Register number',
        value: 'AUST L 912345',
        note: 'Listed: checked for quality and safety, not for how well it works',
        url: null,
      },
    ],
    txt_storage: 'Store below 25 degrees.',
    txt_warnings: 'Do not use if the seal is broken.',
    expert_advice_description: 'Glycinate is the gentlest form for most people. Take it in the evening.',
    prices: [
      { min_qty: 1, type: 'default', value: 2495 },
      { min_qty: 3, type: 'multi_3', value: 1995 },
    ],
    promotions: [
      {
        id: '2',
        url: '/promotions/2',
        display_title: 'Any 3 for $60',
        display_info: 'Mix and match across marked products.',
        end_date: '2026-12-31T12:00:00.000Z',
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'See products of Any 3 for $60' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Any 3 for $60' });
    await expect(within(drawer).getAllByRole('article')).toHaveLength(2);
    await expect(within(drawer).getByRole('link', { name: 'View all products' })).toHaveAttribute(
      'href',
      '/promotions/2',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByText('Ingredients'));
    await expect(await canvas.findByRole('row', { name: 'Magnesium glycinate 500 mg' })).toBeVisible();
  },
};

/** Products of a promotion are all unavailable, so its button is disabled. */
export const PromotionSoldOut: Story = {
  beforeEach: () => {
    serveProduct({
      promotions: [
        {
          id: '2',
          url: '/promotions/2',
          display_title: 'Any 3',
          display_info: '',
          end_date: '2026-12-31T12:00:00.000Z',
        },
      ],
    })();
    serve(respondWith(GetPromotionProductsByIdDocument, { promotions: { products: [] } }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'See products of Any 3' });
    await userEvent.click(button);
    await canvas.findByText('None available');
    await expect(button).toBeDisabled();
  },
};

export const Prescription: Story = {
  beforeEach: serveProduct({
    schedule: '4',
    is_advertisable: false,
    requires_prescription: true,
    is_pharmacy: true,
    sold_by: 'Saltbush Pharmacy',
    rrp: 3490,
    warnings: [{ message: 'Prescription only medicine. Use only as your doctor directs.', position: 'top' }],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Standard delivery');
  },
};

export const ManyVariants: Story = {
  beforeEach: serveProduct({
    group_size: '120',
    size_variants: ['30', '60', '120', '240'].map((size) =>
      sizeVariant(size, { is_out_of_stock: size === '240' }),
    ),
  }),
};

export const Service: Story = {
  beforeEach: serveProduct({
    booking_type: 'ShortConsult',
    name: 'Short consult with a doctor',
    brand: null,
  }),
  play: async () => {
    (await screen.findByText('Loading related products')).scrollIntoView();
    await screen.findByRole('heading', { name: 'You may also like' });
    window.scrollTo(0, 0);
  },
};

/** Opened from a card: the title and picture are shown before the product has loaded. */
export const FromCard: Story = {
  beforeEach: () => serve(neverRespond(ProductDocument)),
  render: () => {
    const queryClient = createQueryClient();
    cacheFollowedCard(queryClient, card({ id: '7' }));
    return (
      <main>
        <TestShop queryClient={queryClient} slots={storySlots}>
          <Component params={{ slug: 'magnesium-7' }} search={new URLSearchParams()} />
        </TestShop>
      </main>
    );
  },
};

export const Coming: Story = { beforeEach: () => serve(neverRespond(ProductDocument)) };
