import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  JourneySubscriptionsAddItemDocument,
  JourneySubscriptionsDocument,
} from '../../../generated/gql/graphql';
import { programHandlers } from '../../../samples/program-handlers';
import { signInMara } from '../../../samples/sample-shop';
import { DeliveryChoice } from './DeliveryChoice';

const onAddToCart = vi.fn(async (_quantity: number) => undefined);
const onInCart = vi.fn();
const onInProgram = vi.fn();
const product = { id: 1039, title: 'Slimwell Plan Shake', price: 4495 };

function show() {
  render(
    <TestShop>
      <DeliveryChoice {...{ product, quantity: 2, onAddToCart, onInCart, onInProgram }} />
    </TestShop>,
  );
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  signInMara();
  serve(...programHandlers());
});

describe('delivery choice', () => {
  it('reports a missing subscription without calling the api [8-04]', async () => {
    serve(respondWith(JourneySubscriptionsDocument, { journey_subscriptions: [] }));
    show();
    await choose(/^Add to Program Delivery/);
    await press('Add to Health Program');
    expect(await screen.findByText('Missing journeySubscriptionId')).toBeDefined();
    expect(sentVariables(JourneySubscriptionsAddItemDocument)).toEqual([]);
  });

  it('shows why an item could not be added and allows a retry', async () => {
    serve(
      respondWithError(JourneySubscriptionsAddItemDocument, {
        message: 'Out of stock',
        code: 'OUT_OF_STOCK',
      }),
    );
    show();
    await screen.findByText(/Your next delivery is on/);
    await choose(/^Add to Program Delivery/);
    await press('Add to Health Program');
    expect(await screen.findByText('Out of stock')).toBeDefined();
    expect(onInProgram).not.toHaveBeenCalled();
    serve(...programHandlers());
    await press('Add to Health Program');
    await vi.waitFor(() => expect(onInProgram).toHaveBeenCalledOnce());
  });

  it('shows an error when adding to the cart fails', async () => {
    onAddToCart.mockRejectedValueOnce(new Error('boom'));
    show();
    await choose(/^Add to cart/);
    await press('Add to cart');
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(onInCart).not.toHaveBeenCalled();
  });
});
