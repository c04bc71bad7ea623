import { PaymentMethodsDocument } from '@saltbush/shared-ui/entities';
import { getQueryClient, useOverlayStore, useSession } from '@saltbush/shared-ui/platform';
import { respondWith, serve } from '@saltbush/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { keepEntries } from '../../features/checkout/model/kept-entries';
import { sampleCart, sampleLine } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { page } from '.';

const { Component } = page;
const VISA = {
  payment_source_id: 'src_visa',
  brand: 'visa',
  last4: '4242',
  exp_month: 11,
  exp_year: 2090,
  is_default: true,
};
const HOME = {
  id: 'a1',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  address_1: '12 Banksia Street',
  address_2: '',
  suburb: 'SURRY HILLS',
  state: 'NSW' as const,
  postcode: '2010',
  phone: '0412345678',
  is_default: true,
};
let api: SampleApi;

function open(
  changes: Partial<Cart>,
  {
    cards = [VISA],
    impersonated = false,
    prepare,
  }: { cards?: (typeof VISA)[]; impersonated?: boolean; prepare?: () => void } = {},
) {
  api = createSampleApi(sampleCart(changes));
  api.setMe({ addresses: [HOME] });
  startSampleShop(api, { signedIn: true, impersonated });
  serve(respondWith(PaymentMethodsDocument, { payment_methods: cards }));
  window.history.replaceState(null, '', '/checkout');
  prepare?.();
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
}
/** The first time, the code of every section is loaded on the way. */
const placeButton = () => screen.findByRole('button', { name: /^Place order/ }, { timeout: 20_000 });
const orders = () => api.callsOf('CheckoutPlaceOrder').map(({ input }) => input);

afterEach(() => useOverlayStore.setState({ open: null }));

describe('a returning customer', () => {
  it('lands on the review with address, cheapest method and card on file, and orders with one press', async () => {
    open({});
    await userEvent.click(await placeButton());
    await waitFor(() => expect(orders()).toMatchObject([{ stripe_source_id: 'src_visa' }]));
    expect(api.cart()).toMatchObject({
      user_email: 'mara@example.com',
      shipping_address_1: HOME.address_1,
      shipping_method: { id: 'standard' },
    });
  });

  it('finishes the address that was begun as a guest, which the account’s does not replace unseen [selling-45]', async () => {
    open({}, { prepare: () => keepEntries('delivery', 'sample-cart', { address_1: '9 Gift Lane' }, {}) });
    expect(await screen.findByLabelText<HTMLInputElement>('Street address')).toHaveProperty(
      'value',
      '9 Gift Lane',
    );
    expect(api.callsOf('CartSetShippingAddress')).toHaveLength(0);
  });

  it('is asked for a card if the one on file has expired', async () => {
    open(completeCart, { cards: [{ ...VISA, exp_year: 2020 }] });
    expect(await screen.findByText('Expired 11/2020')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Visa/ })).toHaveProperty('disabled', true);
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
  });

  it('agrees to the later charges of an AutoDelivery before it starts [selling-35]', async () => {
    const planned = {
      frequency: '4W',
      name: 'Every 4 weeks',
      charged_on: 'Sunday',
      delivered_on: 'Tuesday',
      changes_until: 'Friday',
      terms: ['We send you 1 × Tablets.', 'Each delivery costs $23.70 at today’s prices.'],
    };
    open({
      ...completeCart,
      items: [sampleLine({ frequency: '4W', unit_price: 2370 })],
      planned_autodeliveries: [planned],
    });
    await userEvent.click(await placeButton());
    expect(await screen.findByText(/^Please agree to the later charges/)).toBeTruthy();
    const box = screen.getByRole('checkbox', { name: /is kept and charged/ });
    expect(document.activeElement).toBe(box);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /Please agree to the later charges/,
    );
    expect(orders()).toEqual([]);
    expect(screen.getByText(/\$23\.70 at today’s/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Visa ending in 4242 is kept and charged/ }));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(orders()).toMatchObject([{ agreed_terms: [planned.terms.join(' ')] }]));
  });
});

describe('staff who act as the customer [accounts-09]', () => {
  const ASK = 'Only the customer can pay with another card. Please ask them to sign in.';

  it('pay with what the customer has saved, and type no card', async () => {
    open(completeCart, { impersonated: true });
    await placeButton();
    await userEvent.click(screen.getByRole('button', { name: /Edit payment/ }));
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Another card' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(orders()).toMatchObject([{ stripe_source_id: 'src_visa' }]));
    expect(orders()[0]).not.toMatchObject({ save_payment_method: true });
  });

  it.each([
    ['no card', []],
    ['an expired card', [{ ...VISA, exp_year: 2020 }]],
  ])('are told whom to ask where the customer has %s', async (_name, cards) => {
    open(completeCart, { cards, impersonated: true });
    expect(await screen.findByText(ASK)).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Keep this card/ })).toBeNull();
  });
});

describe('a session that ends', () => {
  const SESSION = {
    message: 'Please sign in again to go on. Your cart is kept.',
    code: 'SIGN_IN_REQUIRED',
    extensions: { reason: 'session' },
  } as const;

  it('keeps what was typed, asks to sign in over the page, and goes on afterwards [selling-34]', async () => {
    open({ ...completeCart, shipping_address_1: null, shipping_method: null }, { cards: [] });
    api.setMe({ addresses: [] });
    await userEvent.click(await screen.findByRole('button', { name: /Edit delivery|Continue to payment/ }));
    const street = await screen.findByLabelText('Street address');
    await userEvent.clear(street);
    await userEvent.click(street);
    await userEvent.paste('7 Wattle Lane');
    const { user } = useSession.getState();
    for (const operation of ['CartPage', 'CartSetShippingAddress']) api.fail(operation, SESSION);
    await act(async () => {
      useSession.setState({ status: 'guest', user: null });
      getQueryClient().clear();
    });
    expect(await screen.findByText('You have been signed out')).toBeTruthy();
    expect(useOverlayStore.getState().open?.name).toBe('auth');
    for (const operation of ['CartPage', 'CartSetShippingAddress']) api.clearFailure(operation);
    await act(async () => {
      useSession.setState({ status: 'signed-in', user });
      await getQueryClient().refetchQueries();
    });
    await waitFor(() => expect(screen.queryByText('You have been signed out')).toBeNull());
    expect(screen.getByLabelText('Street address')).toHaveProperty('value', '7 Wattle Lane');
  });

  it('while the order is placed charges nothing and keeps the card chosen [selling-34]', async () => {
    open(completeCart);
    api.fail('CheckoutPlaceOrder', { ...SESSION, once: true });
    await userEvent.click(await placeButton());
    expect(await screen.findByText('Please sign in to place your order')).toBeTruthy();
    const { user } = useSession.getState();
    // A session that is renewed is no sign-in.
    await act(async () => useSession.setState({ status: 'signed-in', user: user && { ...user } }));
    await act(async () => useSession.setState({ status: 'guest', user: null }));
    expect(screen.getByText('Please sign in to place your order')).toBeTruthy();
    await act(async () => useSession.setState({ status: 'signed-in', user }));
    expect(screen.queryByText('Please sign in to place your order')).toBeNull();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]).toEqual(orders()[0]);
  });
});

describe('a note for the driver', () => {
  it('is corrected before the checkout goes on, and shown in the review with the authority to leave', async () => {
    open({ ...completeCart, authority_to_leave: true });
    await userEvent.click(await screen.findByRole('button', { name: /Edit delivery/ }));
    const note = await screen.findByLabelText(/^Delivery instructions/);
    await userEvent.click(note);
    await userEvent.paste('see www.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    await userEvent.clear(note);
    await userEvent.click(note);
    await userEvent.paste('Gate on the left');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await placeButton()).toBeTruthy();
    expect(screen.getByText('Note for the driver: Gate on the left')).toBeTruthy();
    expect(screen.getByText('The driver may leave it in a safe place.')).toBeTruthy();
  });
});
