import { FavouriteIdsDocument } from '@saltbush/shared-ui/entities';
import { type SlotRuntime, useSession } from '@saltbush/shared-ui/platform';
import { type RequestHandler, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Product } from '../features/product/api/product';
import {
  ProductDeliveryDocument,
  ProductDocument,
  ProductLivePriceDocument,
  ProductsByIdDocument,
  ProductViewsCreateDocument,
  RelatedProductsDocument,
} from '../generated/gql/graphql';
import { page } from '../pages/product';
import { product } from './products';

export const SHIPPING_METHODS = [
  {
    id: 'same-day',
    name: 'Same-day delivery',
    type: 'same-day',
    display_price: '$14.95',
    pdp_display_info: 'Order before 1pm, arrives by <strong>9pm</strong>',
    cutoff: '2025-11-24T02:00:00.000Z',
    delivery_date: '2025-11-24',
  },
  {
    id: 'standard',
    name: 'Standard delivery',
    type: 'standard',
    display_price: '$7.95',
    pdp_display_info: 'Arrives in <strong>3 to 7 business days</strong>',
    cutoff: null,
    delivery_date: null,
  },
];

/** Responses that every product page needs besides the product. Handlers passed in take precedence. */
export function serveDefaults(...others: RequestHandler[]): void {
  serve(
    respondWith(ProductDeliveryDocument, { product: { shipping_methods: SHIPPING_METHODS } }),
    respondWith(RelatedProductsDocument, { recommended_products: { data: [] } }),
    respondWith(ProductsByIdDocument, { products: [] }),
    respondWith(ProductLivePriceDocument, { product: null }),
    respondWith(ProductViewsCreateDocument, { product_views_create: { viewed_at: '2026-11-25T00:00:00Z' } }),
    respondWith(FavouriteIdsDocument, { favourite_ids: [] }),
  );
  serve(...others);
}

/** The api's response to the product query. */
export const productHandler = (rest: Partial<Product> = {}) =>
  respondWith(ProductDocument, { product: product(rest) });

/** Slots that render their props as JSON, so that tests can read what other remotes receive. */
export const ECHO_SLOTS: SlotRuntime = {
  fillsOf: (slot) => [{ remote: 'mirror', fragment: slot }],
  load: ({ fragment }) => {
    echoes[fragment] ??= Promise.resolve({
      default: (props: object) => <output aria-label={fragment}>{JSON.stringify(props)}</output>,
    });
    return echoes[fragment];
  },
  report: () => undefined,
};

const echoes: Record<string, Promise<{ default: (props: object) => React.ReactNode }>> = {};

const { Component } = page;

/** Renders the product page without serving or awaiting anything. */
export function renderProduct(
  shop: Omit<ComponentProps<typeof TestShop>, 'children'> = {},
  slug = 'magnesium-7',
) {
  render(
    <TestShop {...shop}>
      <Component params={{ slug }} search={new URLSearchParams()} />
    </TestShop>,
  );
}

/** Signs the shopper out, clears what the browser stores and unmounts the previous page. */
export function resetShop(): void {
  cleanup();
  localStorage.clear();
  useSession.setState({ status: 'guest', user: null });
}

/** Serves the sample product, changed by `rest`, and waits for its page. */
export async function openProduct(
  rest: Partial<Product> = {},
  slots?: SlotRuntime,
  ...handlers: RequestHandler[]
) {
  serveDefaults(productHandler(rest), ...handlers);
  renderProduct({ slots });
  await screen.findByText('Product code TID-500');
}
