import { getQueryClient, personalTabStorage, setCartUuid, setPreference } from '@saltbush/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { useTypedNotes } from '../../shared/cart/delivery-note';
import { page } from '.';

const { Component } = page;

let api: SampleApi;

/** Starts the sample shop, which forgets what the tab kept. */
function start(changes: Partial<Cart> = {}) {
  api = createSampleApi(sampleCart(changes));
  startSampleShop(api);
  window.history.replaceState(null, '', '/checkout');
}
/** Opens the checkout, as a reload does. */
function open() {
  getQueryClient().clear();
  return render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
}
const type = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const entryOf = async (label: string | RegExp) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const unsent = { ...completeCart, shipping_address_1: null };

describe('what is typed into the checkout', () => {
  it('is there again after a reload, in both sections [selling-45]', async () => {
    start();
    const first = open();
    await type('E-mail', 'mara@example.com');
    first.unmount();
    const second = open();
    expect(await entryOf('E-mail')).toBe('mara@example.com');
    second.unmount();
    api.setCart({ ...api.cart(), ...unsent });
    const third = open();
    await type('Street address', '12 Banksia Street');
    third.unmount();
    open();
    expect(await entryOf('Street address')).toBe('12 Banksia Street');
    expect(await entryOf('Last name')).toBe(completeCart.user_last_name);
  });

  it('is there again as a note for the driver that was not left yet [selling-45]', async () => {
    start({ ...completeCart, shipping_address_1: null });
    const first = open();
    await type(/^Delivery instructions/, 'Behind the gate');
    expect(api.callsOf('CartSetShippingMethod')).toHaveLength(0);
    expect(sessionStorage.getItem('personal:delivery_note')).toContain('Behind the gate');
    first.unmount();
    useTypedNotes.setState({}, true);
    open();
    expect(await entryOf(/^Delivery instructions/)).toBe('Behind the gate');
  });

  it('is not filled into another cart [selling-45]', async () => {
    start(unsent);
    const first = open();
    await type('Street address', '12 Banksia Street');
    first.unmount();
    api.setCart({ ...api.cart(), uuid: 'another-cart' });
    setCartUuid('another-cart');
    open();
    expect(await entryOf('Street address')).toBe('');
  });

  it('is forgotten once the cart has it [selling-45]', async () => {
    start();
    open();
    await type('E-mail', 'mara@example.com');
    await type('First name', 'Mara');
    await type('Last name', 'Lindqvist');
    expect(sessionStorage.getItem('personal:checkout_entries')).toContain('mara@example.com');
    await press('Continue to delivery');
    await screen.findByLabelText('Street address');
    expect(sessionStorage.getItem('personal:checkout_entries')).not.toContain('mara@example.com');
  });

  it('is what was typed alone: a place that is set elsewhere meanwhile counts [selling-45]', async () => {
    start({ ...unsent, shipping_suburb: null, shipping_state: null, shipping_postcode: null });
    setPreference({ id: 'p1', suburb: 'SYDNEY', state: 'NSW', postcode: '2000' });
    const first = open();
    await type('Street address', '12 Banksia Street');
    first.unmount();
    setPreference({ id: 'p2', suburb: 'MELBOURNE', state: 'VIC', postcode: '3000' });
    open();
    expect([await entryOf('Street address'), await entryOf('Postcode')]).toEqual([
      '12 Banksia Street',
      '3000',
    ]);
  });

  it('is removed when its customer signs out', async () => {
    start();
    open();
    await type('E-mail', 'mara@example.com');
    // As signing out does, whichever modules the page has loaded.
    personalTabStorage.forget();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is ignored where another release wrote it in another shape', async () => {
    start();
    const contact = { email: { nested: 1 }, first_name: 'Mara' };
    sessionStorage.setItem('personal:checkout_entries', JSON.stringify({ cart: 'sample-cart', contact }));
    open();
    expect([await entryOf('E-mail'), await entryOf('First name')]).toEqual(['', 'Mara']);
  });
});
