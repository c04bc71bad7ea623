import { respondWith, serve } from '@saltbush/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderConfirmationDocument } from '../../generated/gql/graphql';
import { sampleCart } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { sampleOrder } from '../../samples/order';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;
const CART = sampleCart(completeCart);
const REVIEWED = sampleOrder(CART, { state: 'pharmacist_review' });

const serveOrder = (changes: Partial<typeof REVIEWED>) =>
  serve(respondWith(OrderConfirmationDocument, { order: { ...REVIEWED, ...changes } }));

it('shows how far the order is when its page is returned to [selling-06]', async () => {
  startSampleShop(createSampleApi(CART), { signedIn: true });
  serveOrder({});
  render(<Component params={{ reference: REVIEWED.reference }} search={new URLSearchParams()} />, {
    wrapper: SampleShop,
  });
  await screen.findByText('A pharmacist checks your order before it is packed.');
  serveOrder({ is_approved: true });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('A pharmacist has approved your order. It is packed next.');
  expect(screen.getByText('Being packed')).toBeTruthy();
});
