import { type PurchaseProduct, useOverlayStore } from '@saltbush/shared-ui/platform';
import { respondWith, respondWithError, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type JourneyStatus, ProgramStatusDocument } from '../../generated/gql/graphql';
import { sampleCart, sampleLine, sampleProduct } from '../../samples/cart';
import { samplePurchase } from '../../samples/product';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import PurchaseFragment from '.';

let api: SampleApi;
const PROGRAM = { journeyIds: [1], canAutodeliver: true };

function open(changes: Partial<PurchaseProduct> = PROGRAM, signedIn = true) {
  startSampleShop(api, { signedIn });
  render(<PurchaseFragment product={samplePurchase(changes)} />, { wrapper: SampleShop });
}
const subscribed = (status: JourneyStatus) =>
  serve(
    respondWith(ProgramStatusDocument, {
      journey_subscriptions: [{ id: 's1', status, next_period_at: '2026-12-06T00:00:00Z' }],
    }),
  );
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
const opened = () => useOverlayStore.getState().open;
const isAdded = async () => {
  await screen.findByText('Added to Cart');
  expect(opened()).toBeNull();
};

beforeEach(() => {
  useOverlayStore.setState({ open: null });
  api = createSampleApi(sampleCart({ items: [] }));
  subscribed('active');
});

describe('a Weight Management Program product', () => {
  it('asks for the delivery option while the program is active', async () => {
    open();
    await press();
    await waitFor(() => expect(opened()?.name).toBe('delivery-choice'));
    expect(api.callsOf('CartAddItem')).toEqual([]);
    const props = opened()?.props ?? {};
    expect(props).toMatchObject({ quantity: 1 });
    if ('onAddToCart' in props && typeof props.onAddToCart === 'function') await props.onAddToCart(3);
    expect(api.callsOf('CartAddItem')[0]?.input.quantity).toBe(3);
  });

  it('goes into the cart of a guest [4.g-02 4.g-06]', async () => {
    open(PROGRAM, false);
    await press();
    await isAdded();
  });

  it('skips the question for AutoDelivery [4.g-03]', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /^AutoDelivery/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to AutoDelivery' }));
    await waitFor(() => expect(api.callsOf('CartAddItem')).toHaveLength(1));
    expect(opened()).toBeNull();
  });

  it('adds to a cart that already contains it [4.g-04]', async () => {
    const product = sampleProduct({ id: String(samplePurchase().id) });
    api = createSampleApi(sampleCart({ items: [sampleLine({ product })] }));
    open();
    await waitFor(() => expect(api.callsOf('Minicart')).toHaveLength(1));
    await press();
    await isAdded();
  });

  it.each<JourneyStatus>(['draft', 'reviewing', 'cancelled'])(
    'goes into the cart while the program is %s [4.g-05 4.g-06]',
    async (status) => {
      subscribed(status);
      open();
      await press();
      await isAdded();
    },
  );

  it('adds to the cart when the program status cannot be loaded', async () => {
    serve(respondWithError(ProgramStatusDocument, { message: 'Something went wrong', code: 'INTERNAL' }));
    open();
    await press();
    await isAdded();
  });

  it('asks about program products only', async () => {
    open({ journeyIds: [4] });
    await press();
    await isAdded();
  });
});
