import { useCartIdentity, useConsent, usePreference } from '@saltbush/shared-ui/platform';
import { allSent, recordedEvents, TOKENS_URL } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCart, sampleLine, sampleMethods } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { page } from '.';

const CARD = '4242424242424242';
const { Component } = page;
let api: SampleApi;

function open(changes: Partial<Cart> = {}) {
  api = createSampleApi(sampleCart(changes));
  startSampleShop(api);
  window.history.replaceState(null, '', '/checkout');
  return render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
}
const atHeading = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name })));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
async function pay(number = CARD) {
  await type('Card number', number);
  await type('Expiry date', '1230');
  await type('Security code', '123');
  await press('Continue to review');
}
const place = async () => userEvent.click(await screen.findByRole('button', { name: /^Place order/ }));
const orders = () => api.callsOf('CheckoutPlaceOrder').map(({ input }) => input);

afterEach(() => vi.restoreAllMocks());

describe('the checkout', () => {
  it('opens its sections in order, moves focus along and sends what was entered [7.c-07] [selling-01]', async () => {
    open();
    await type('E-mail', 'mara@example.com');
    await type('First name', 'Mara');
    await type('Last name', 'Lindqvist');
    expect(screen.queryByLabelText('Street address')).toBeNull();
    await press('Continue to delivery');
    await atHeading(/Delivery/);

    await type('Street address', '12 Banksia Street');
    await type('Postcode', '2010');
    await userEvent.click(await screen.findByRole('button', { name: 'Surry Hills' }));
    await type('Phone', '0412 345 678');
    await userEvent.click(screen.getByRole('radio', { name: /Standard/ }));
    await press('Continue to payment');
    await atHeading(/Payment/);
    expect(api.cart()).toMatchObject({ user_email: 'mara@example.com', shipping_suburb: 'SURRY HILLS' });
    expect(usePreference.getState().preference?.postcode).toBe('2010');

    await pay();
    await atHeading(/Review/);
    expect(screen.queryByText('Visa ending in 4242')).not.toBeNull();
  });

  it('starts at the first incomplete section and allows earlier ones to be edited', async () => {
    open(completeCart);
    await screen.findByLabelText('Card number');
    await press(/Edit contact/);
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'mara@example.com');
    await press('Continue to delivery');
    await screen.findByLabelText('Card number');
  });

  it('lists the errors, moves focus to them and links to the fields', async () => {
    open();
    await screen.findByLabelText('E-mail');
    await press('Continue to delivery');
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(list);
    const messages = within(list)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages).toEqual([
      'Please provide an email address',
      'First Name is required',
      'Last Name is required',
    ]);
    await userEvent.click(within(list).getByRole('link', { name: 'First Name is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });

  it('validates suburb, state and postcode against each other', async () => {
    open({ ...completeCart, shipping_address_1: null, shipping_method: sampleMethods[2] });
    await type('Street address', '1 Test Street');
    await type('Suburb', 'Melbourne');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'NSW');
    await type('Postcode', '2010');
    await type('Phone', '0412345678');
    await press('Continue to payment');
    expect(await screen.findAllByText('The suburb, state and postcode do not match')).not.toHaveLength(0);
    expect(api.callsOf('CartSetShippingAddress')).toHaveLength(0);
  });

  it('collects from a pharmacy without an address', async () => {
    open({ ...completeCart, shipping_address_1: null, shipping_method: null });
    await userEvent.click(await screen.findByRole('radio', { name: 'Click and collect' }));
    await waitFor(() => expect(api.cart().cnc_location?.id).toBe('1'));
    await userEvent.click(await screen.findByRole('radio', { name: /Surry Hills/ }));
    await waitFor(() => expect(api.cart().cnc_location?.id).toBe('2'));
    await press('Continue to payment');
    await screen.findByLabelText('Card number');
  });

  it('orders by the day that was shown, and says it before and if it has changed [shelves-03]', async () => {
    const collect = sampleMethods.find(({ id }) => id === 'click-and-collect');
    const here = { ready_by: '2026-11-24', text: 'Ready today', items_here: 2, items: 2, to_come: [] };
    const locations = collect?.locations.map((place) => ({ ...place, readiness: here }));
    const methods = sampleMethods.map((method) => (method === collect ? { ...method, locations } : method));
    open({
      ...completeCart,
      shipping_method: null,
      available_shipping_methods: methods as typeof sampleMethods,
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Click and collect' }));
    await userEvent.click(
      await screen.findByRole('radio', { name: /Ready today: all 2 items are here.*1\.8 km/ }),
    );
    await waitFor(() => expect(api.cart().cnc_location?.id).toBe('2'));
    await press('Continue to payment');
    await screen.findByText('Ready by Tue 24 Nov');
    await pay();
    const message = 'This pharmacy can have your order ready by Fri 27 Nov now. Please review it.';
    api.fail('CheckoutPlaceOrder', { message, code: 'COLLECT_LATER' });
    await place();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(orders()[0]).toMatchObject({ expected_ready_by: '2026-11-24' });
  });

  it('says that no pharmacy is near the place, and offers no step that would fail', async () => {
    const collect = sampleMethods.find(({ id }) => id === 'click-and-collect');
    const others = sampleMethods.filter((method) => method !== collect);
    open({ ...completeCart, shipping_method: collect, available_shipping_methods: others });
    const message = await screen.findByText(/^No pharmacy to collect from is near this place/);
    expect(message.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText('There is none near you. Try another postcode.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Deliver to an address' }));
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  it('sends card data to the payment gateway only', async () => {
    open(completeCart);
    await pay();
    await place();
    await waitFor(() => expect(orders()).toHaveLength(1));
    const withCard = allSent().filter((request) => JSON.stringify(request).includes(CARD));
    expect(withCard).toMatchObject([
      { path: TOKENS_URL, body: { number: CARD, exp_month: 12, exp_year: 2030, cvc: '123' } },
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CARD);
  });

  it('shows a card error from the gateway beside its field', async () => {
    open(completeCart);
    await pay('4000000000000010');
    expect((await screen.findAllByText('Your card has expired.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Expiry date').getAttribute('aria-invalid')).toBe('true');
  });

  it('places one order on double-click, clears the cart and shows the confirmation', async () => {
    open(completeCart);
    await pay();
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation/SB-4821-7730'));
    expect(orders()).toEqual([
      {
        cart_uuid: 'sample-cart',
        idempotency_key: expect.stringMatching(/^[\w-]{16,100}$/),
        stripe_source_id: 'src_1',
        expected_total: api.cart().cart_total,
        agreed_terms: [],
      },
    ]);
    expect(useCartIdentity.getState().uuid).toBeNull();
  });

  it('records the purchase by its lines, without its number [7.l-01]', async () => {
    open(completeCart);
    const bought = api.cart().items;
    useConsent.setState({ choice: 'granted' });
    await pay();
    await place();
    const lines = bought.map(({ product, quantity, unit_price }) => ({
      product_id: Number(product?.id),
      quantity,
      unit_price,
    }));
    const location = '/checkout/confirmation/';
    await waitFor(() => expect(recordedEvents()).toEqual([{ name: 'Purchase Complete', lines, location }]));
    useConsent.setState({ choice: 'unknown' });
  });

  it('shows a declined payment at the payment section, preserving everything including the key', async () => {
    open(completeCart);
    await pay();
    api.fail('CheckoutPlaceOrder', {
      message: 'Your card was declined.',
      code: 'PAYMENT_DECLINED',
      once: true,
    });
    await place();
    await screen.findByText('Your card was declined.');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(useCartIdentity.getState().uuid).toBe('sample-cart');
    await press('Continue to review');
    await place();
    await waitFor(() => expect(orders()).toHaveLength(2));
    const [first, second] = orders();
    expect(second?.idempotency_key).toBe(first?.idempotency_key);
    expect(second?.stripe_source_id).not.toBe(first?.stripe_source_id);
  });

  it('sends the same key after a page reload', async () => {
    const first = open(completeCart);
    await pay();
    api.fail('CheckoutPlaceOrder', {
      message: 'We can’t reach the payment service.',
      code: 'PAYMENT_UNAVAILABLE',
      once: true,
    });
    await place();
    await screen.findByText('We can’t reach the payment service.');
    first.unmount();
    render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
    await pay();
    await place();
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]?.idempotency_key).toBe(orders()[0]?.idempotency_key);
  });

  it('returns the order that another tab placed concurrently', async () => {
    open(completeCart);
    await pay();
    const message = 'Something went wrong please try again';
    api.fail('CheckoutPlaceOrder', { message, code: 'CONFLICT', once: true });
    await place();
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation/SB-4821-7730'));
    expect(orders()[1]).toEqual(orders()[0]);
  });

  it('shows 3-D Secure authentication and resends with the same key once it is completed', async () => {
    open(completeCart);
    await pay();
    api.challengeOnce({ intent_id: 'pi_1', challenge_url: 'about:blank' });
    await place();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Your bank’s confirmation');
    const tell = (data: unknown, source: MessageEventSource | null) =>
      window.dispatchEvent(new MessageEvent('message', { data, source }));
    tell({ type: 'three-d-secure', intent_id: 'pi_1', result: 'passed' }, window);
    expect(orders()).toHaveLength(1);
    tell({ type: 'three-d-secure', intent_id: 'pi_1', result: 'passed' }, frame.contentWindow);
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation/SB-4821-7730'));
    expect(orders()[1]).toEqual(orders()[0]);
  });

  it('preserves everything when 3-D Secure authentication is cancelled', async () => {
    open(completeCart);
    await pay();
    api.challengeOnce({ intent_id: 'pi_1', challenge_url: 'about:blank' });
    await place();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await screen.findByText('Your bank’s check was not finished. You have not been charged.');
    expect(screen.getByRole('button', { name: /^Place order/ })).toHaveProperty('disabled', false);
  });

  it('moves focus to lines that cannot be ordered', async () => {
    open(completeCart);
    await pay();
    await screen.findByRole('button', { name: /^Place order/ });
    const message = 'Only 1 left. Please lower the quantity.';
    api.setCart({
      ...api.cart(),
      version: 9,
      items: [sampleLine({ quantity: 2, errors: [{ code: 'insufficient_stock', message }] })],
    });
    api.fail('CheckoutPlaceOrder', { message, code: 'CART_ITEM_ERRORS', once: true });
    await place();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Items to check' })),
    );
    const line = within(screen.getByRole('region', { name: 'Items to check' }));
    expect(line.queryByText(message)).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Place order/ })).toHaveProperty('disabled', true);
  });

  it('recovers an order whose response was lost', async () => {
    api = createSampleApi(sampleCart());
    startSampleShop(api, { hasCart: false });
    localStorage.setItem(
      'order_attempts',
      JSON.stringify({ 'sample-cart': { key: 'k'.repeat(20), sent: true } }),
    );
    render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation/SB-4821-7730'));
    expect(orders()[0]).toMatchObject({ cart_uuid: 'sample-cart', idempotency_key: 'k'.repeat(20) });
    expect(localStorage.getItem('order_attempts')).toBe('{}');
  });

  it('asks a guest to sign in where the cart requires it [6-04]', async () => {
    open({ requires_login: true });
    await screen.findByRole('button', { name: 'Create an account' });
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  it('asks a guest to sign in, and for no card, where everything else is complete [6-04]', async () => {
    const errors = [{ code: 'login_required', message: 'Please sign in to order this product.' }];
    open({ ...completeCart, requires_login: true, items: [sampleLine({ errors })] });
    await screen.findByRole('button', { name: 'Create an account' });
    expect(screen.queryByRole('button', { name: /^Continue to review|^Place order/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Please check before you order' })).toBeNull();
  });

  it('requires no address for services and no card when there is nothing to pay', async () => {
    open({
      ...completeCart,
      requires_shipping: false,
      shipping_method: null,
      items: [sampleLine({ unit_price: 0 })],
    });
    await screen.findByText('There is nothing to pay for this order.');
    await press('Continue to review');
    await place();
    await waitFor(() => expect(orders()[0]).toMatchObject({ stripe_source_id: null, expected_total: 0 }));
  });
});
