import { PostcodeShippingMethodsDocument, RewardsCardDocument } from '@saltbush/shared-ui/entities';
import { createQueryClient, type SlotRuntime, useSession } from '@saltbush/shared-ui/platform';
import {
  neverRespond,
  type RequestHandler,
  respondWith,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../features/product/api/product';
import {
  GetPromotionProductsByIdDocument,
  ProductDocument,
  ProductLivePriceDocument,
  ProductsByIdDocument,
  PromoBannerDocument,
  RelatedProductsDocument,
  RootCategoriesDocument,
} from '../../generated/gql/graphql';
import { card, product, sizeVariant } from '../../samples/products';
import { cacheFollowedCard } from '../../shared/cards/followed-card';
import { page } from '.';

const METHODS = [
  {
    id: 'same-day',
    name: 'Same-day delivery',
    type: 'same-day',
    price: 1495,
    display_price: '$14.95',
    display_info: '',
    pdp_display_info: 'Order before 1pm, arrives by <strong>9pm</strong>',
    cutoff: '2025-11-24T02:00:00.000Z',
    delivery_date: '2025-11-24',
  },
  {
    id: 'standard',
    name: 'Standard delivery',
    type: 'standard',
    price: 795,
    display_price: '$7.95',
    display_info: '',
    pdp_display_info: 'Arrives in <strong>3 to 7 business days</strong>',
    cutoff: null,
    delivery_date: null,
  },
];

/** Responses that every product page needs besides the product. Handlers passed in take precedence. */
function serveDefaults(...others: RequestHandler[]): void {
  serve(
    respondWith(PostcodeShippingMethodsDocument, { postcode_shipping_methods: METHODS }),
    respondWith(RelatedProductsDocument, { recommended_products: { data: [] } }),
    respondWith(ProductsByIdDocument, { products: [] }),
    respondWith(ProductLivePriceDocument, { product: null }),
  );
  serve(...others);
}

const productHandler = (rest: Partial<Product> = {}) =>
  respondWith(ProductDocument, { product: product(rest) });

/** Slots that render their props as JSON, so that tests can read what other remotes receive. */
const ECHO_SLOTS: SlotRuntime = {
  fillsOf: (slot) => [{ remote: 'mirror', fragment: slot }],
  load: ({ fragment }) => {
    loaded[fragment] ??= Promise.resolve({
      default: (props: object) => <output aria-label={fragment}>{JSON.stringify(props)}</output>,
    });
    return loaded[fragment];
  },
  report: () => undefined,
};
const loaded: Record<string, Promise<{ default: (props: object) => React.ReactNode }>> = {};

const { Component } = page;

async function show(rest: Partial<Product> = {}, slots?: SlotRuntime, ...handlers: RequestHandler[]) {
  serveDefaults(productHandler(rest), ...handlers);
  render(
    <TestShop slots={slots}>
      <Component params={{ slug: 'magnesium-7' }} search={new URLSearchParams()} />
    </TestShop>,
  );
  await screen.findByText('Product code TID-500');
}

describe('product page', () => {
  beforeEach(() => {
    cleanup();
    localStorage.clear();
    useSession.setState({ status: 'guest', user: null });
  });

  it('shows the name, brand, breadcrumbs, pictures and price [2.10-01] [2.1-02]', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Magnesium Glycinate');
    expect(screen.getByRole('link', { name: 'Tidewell' }).getAttribute('href')).toBe('/brands/tidewell');
    expect(screen.getByText('$24.95')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Front of the pack' })).toBeTruthy();
    const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumbs"] li')].map(
      (li) => li.textContent,
    );
    expect(crumbs).toEqual(['Home', 'Vitamins', 'Magnesium', product().name]);
  });

  it('shows the recommended price struck through and the saving [9.a-09] [9.a-10]', async () => {
    await show({ rrp: 4990 });
    expect(document.querySelector('s')?.textContent).toBe('$49.90');
    expect(screen.getByText('50% OFF')).toBeTruthy();
  });

  it('shows only the price for schedule 2 [9.a-10]', async () => {
    await show({ rrp: 4990, schedule: '2' });
    expect(document.querySelector('s')).toBeNull();
    expect(screen.queryByText(/% OFF/)).toBeNull();
  });

  it('shows no promotions for a medicine that may not be advertised', async () => {
    await show({
      rrp: 4990,
      schedule: '4',
      is_advertisable: false,
      is_clearance: true,
      badges: ['Best seller'],
      edr_bonus_points: 100,
      prices: [
        { min_qty: 1, type: 'default', value: 2495 },
        { min_qty: 3, type: 'multi_3', value: 1995 },
      ],
    });
    expect(document.querySelector('s')).toBeNull();
    for (const text of [/% OFF/, 'Clearance', 'Best seller', /Buy 3/])
      expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText(/Collect 24 Saltbush Rewards Points/)).toBeTruthy();
  });

  it('shows at most 6 tags and 4 badges [9.b-05] [3.c-11]', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    await show({
      tags: names.map((name) => ({ name: `Tag ${name}` })),
      badges: names.map((name) => `Badge ${name}`),
    });
    expect(screen.getAllByText(/^Tag /)).toHaveLength(6);
    expect(screen.getAllByText(/^Badge /)).toHaveLength(4);
  });

  it('shows up to 3 variants as pills and more in a dropdown [2.10-02] [9.b-05]', async () => {
    await show({ group_size: '60', size_variants: ['60', '120', '240'].map((size) => sizeVariant(size)) });
    expect(screen.getByRole('link', { name: '240' }).getAttribute('href')).toBe('/products/magnesium-240');
    expect(screen.queryByRole('combobox', { name: 'Size' })).toBeNull();
    cleanup();
    await show({ size_variants: ['60', '120', '240', '360'].map((size) => sizeVariant(size)) });
    expect(screen.getByRole('combobox', { name: 'Size' }).querySelectorAll('option')).toHaveLength(4);
  });

  it('shows every warning in full at its position [2.10-03] [advertising-03]', async () => {
    await show({
      warnings: [
        { message: 'Ask your doctor first.', position: 'top' },
        { message: 'Keep out of reach of children.', position: 'bottom' },
      ],
      txt_warnings: 'Not for children under 12.',
    });
    for (const text of [
      'Ask your doctor first.',
      'Keep out of reach of children.',
      'Not for children under 12.',
    ])
      expect(screen.getByText(text).closest('details')).toBeNull();
    const about = screen.getByRole('heading', { name: 'About this product' });
    const isBefore = (text: string) =>
      Boolean(screen.getByText(text).compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore('Ask your doctor first.')).toBe(true);
    expect(isBefore('Keep out of reach of children.')).toBe(false);
  });

  it('shows directions, ingredients, storage, key ingredients and advice [2.10-04] [2.10-05] [2.10-06]', async () => {
    await show({
      txt_directions: 'Two capsules daily.',
      txt_ingredients: 'Magnesium glycinate.',
      txt_storage: 'Below 25 degrees.',
      key_ingredients: ['Magnesium'],
      expert_advice_description: 'Best taken at night.',
      expert_advice_products: [{ id: '9', card: card({ id: '9', title: 'Night balm' }) }],
    });
    for (const text of [
      'Two capsules daily.',
      'Magnesium glycinate.',
      'Below 25 degrees.',
      'Best taken at night.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Key ingredients' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Night balm' })).toBeTruthy();
  });

  it('explains to guests how to collect points [2.10-10] [2.10-11]', async () => {
    await show({ edr_bonus_points: 100 });
    expect(screen.getByText(/Collect 124 Saltbush Rewards Points\*/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy();
  });

  it('asks signed-in users to link a card once [2.10-12]', async () => {
    serveDefaults(
      productHandler(),
      respondWith(RewardsCardDocument, {
        me: { edr_linked: false, edr_card_first2: null, edr_card_last4: null },
      }),
    );
    useSession.setState({ status: 'signed-in', user: null });
    render(
      <TestShop>
        <Component params={{ slug: 'magnesium-7' }} search={new URLSearchParams()} />
      </TestShop>,
    );
    expect(await screen.findByRole('link', { name: 'Link your card to earn points' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('estimates delivery to the default postcode, including same-day delivery [2.10-09] [7.d-01] [9.a-02]', async () => {
    await show();
    expect(screen.getByText('postcode 2000')).toBeTruthy();
    expect(await screen.findByText('Next Business Day Delivery')).toBeTruthy();
    expect(screen.getByText('Order now to receive it by 9pm on Monday 24 November')).toBeTruthy();
    expect(screen.getByText('Arrives in 3 to 7 business days')).toBeTruthy();
  });

  it('never offers standard delivery for cold-chain items [selling-20]', async () => {
    await show({ is_fridge: true });
    expect(await screen.findByText('Next Business Day Delivery')).toBeTruthy();
    expect(screen.queryByText('Standard delivery')).toBeNull();
  });

  it('passes goods to the purchase slot and services to the telehealth slot [2.10-22] [3.c-07]', async () => {
    await show({ can_autodeliver: true, order_limit: 2 }, ECHO_SLOTS);
    const purchase = JSON.parse((await screen.findByLabelText('pdp.purchase')).textContent ?? '{}');
    expect(purchase.product).toMatchObject({ id: 7, price: 2495, priceType: 'default', orderLimit: 2 });
    cleanup();
    await show({ booking_type: 'ShortConsult' }, ECHO_SLOTS);
    const booking = JSON.parse((await screen.findByLabelText('pdp.telehealth')).textContent ?? '{}');
    expect(booking).toMatchObject({ productId: 7, bookingType: 'ShortConsult', price: 2495 });
    expect(screen.queryByLabelText('pdp.purchase')).toBeNull();
    expect(screen.queryByText('Standard delivery')).toBeNull();
  });

  it('stores at most 20 viewed products, most recent first [9.e-01]', async () => {
    const before = Array.from({ length: 20 }, (_, index) => String(100 + index));
    localStorage.setItem('recently_viewed', JSON.stringify(before));
    await show();
    await waitFor(() => {
      const ids = JSON.parse(localStorage.getItem('recently_viewed') ?? '[]');
      expect(ids).toEqual(['7', ...before.slice(0, 19)]);
    });
  });

  it('excludes medicines that may not be promoted from its rows', async () => {
    const data = [
      card({ id: '20', title: 'Plain goods' }),
      card({ id: '21', title: 'Script medicine', schedule: '4' }),
    ];
    serveDefaults(productHandler(), respondWith(RelatedProductsDocument, { recommended_products: { data } }));
    render(
      <TestShop>
        <Component params={{ slug: 'magnesium-7' }} search={new URLSearchParams()} />
      </TestShop>,
    );
    expect(await screen.findByRole('link', { name: 'Plain goods' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Script medicine' })).toBeNull();
  });

  const promotion = {
    id: '2',
    url: '/promotions/2',
    display_title: 'Any 3 for $20',
    display_info: 'Mix and match.',
    end_date: '2026-12-31T12:00:00.000Z',
  };

  it("opens a drawer with a promotion's available products [2.10-07] [2.14-01] [2.14-02]", async () => {
    const cards = ['30', '31'].map((id) => ({ card: card({ id }) }));
    const promoted = respondWith(GetPromotionProductsByIdDocument, { promotions: { products: cards } });
    await show({ promotions: [promotion] }, undefined, promoted);
    await userEvent.click(screen.getByRole('button', { name: 'See products of Any 3 for $20' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Any 3 for $20' }));
    expect(drawer.getByText('Mix and match.')).toBeTruthy();
    expect(drawer.getAllByRole('article')).toHaveLength(2);
    expect(drawer.getByRole('link', { name: 'View all products' }).getAttribute('href')).toBe(
      '/promotions/2',
    );
  });

  it('disables the drawer of a promotion without available products [2.14-03]', async () => {
    const nothing = respondWith(GetPromotionProductsByIdDocument, { promotions: { products: [] } });
    await show({ promotions: [promotion] }, undefined, nothing);
    const button = screen.getByRole('button', { name: 'See products of Any 3 for $20' });
    await userEvent.click(button);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("shows the manufacturer's banner from the content service [2.10-08] [3.c-20]", async () => {
    const banner = {
      title: 'Build the barrier first',
      text: '',
      image: '/b.svg',
      targetLink: '/brands/verrin',
    };
    const bannerHandler = respondWith(PromoBannerDocument, { promo_banner: banner });
    await show({ coop_advert: { kontent_code: 'verrin' } }, undefined, bannerHandler);
    const link = await screen.findByRole('link', { name: 'Build the barrier first' });
    expect(link.getAttribute('href')).toBe('/brands/verrin');
  });

  it('shows and passes on the after-hours price while it applies [7.d-02] [3.c-24] [9.a-02]', async () => {
    const prices = [
      { min_qty: 1, type: 'default', value: 3900 },
      { min_qty: 1, type: 'afterhours', value: 5400 },
    ];
    const live = { edr_base_points: 54, live_price_type: 'afterhours', live_price: { value: 5400 } };
    const livePrice = respondWith(ProductLivePriceDocument, { product: live });
    await show({ prices, booking_type: 'ShortConsult' }, ECHO_SLOTS, livePrice);
    expect(await screen.findByText('$54.00')).toBeTruthy();
    expect(sentVariables(ProductLivePriceDocument)[0]).toMatchObject({ slug: 'magnesium-7', state: 'NSW' });
    await waitFor(() =>
      expect(JSON.parse(screen.getByLabelText('pdp.telehealth').textContent ?? '{}')).toMatchObject({
        price: 5400,
      }),
    );
  });

  it('shows the title and picture of the followed card while the product loads', async () => {
    const queryClient = createQueryClient();
    const followed = card({ id: '7', title: 'Magnesium from the card' });
    cacheFollowedCard(queryClient, followed);
    serveDefaults(neverRespond(ProductDocument));
    render(
      <TestShop queryClient={queryClient}>
        <Component params={{ slug: 'magnesium-7' }} search={new URLSearchParams()} />
      </TestShop>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Magnesium from the card' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Magnesium from the card' }).getAttribute('src')).toBe(
      followed.image,
    );
  });

  it('shows "not found" for an unknown product', async () => {
    serve(
      respondWith(ProductDocument, { product: null }),
      respondWith(RootCategoriesDocument, { categories: [] }),
    );
    render(
      <TestShop>
        <Component params={{ slug: 'nothing' }} search={new URLSearchParams()} />
      </TestShop>,
    );
    expect(await screen.findByRole('heading', { name: 'We can’t find that product' })).toBeTruthy();
  });
});
