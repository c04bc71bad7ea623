import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;

function prepare() {
  const api = createSampleApi(sampleCart({ ...completeCart, shipping_method: null }));
  startSampleShop(api);
  window.history.replaceState(null, '', '/checkout');
  return api;
}
const open = () => render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const method = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('the delivery method of the checkout', () => {
  it('is the cheapest until the shopper prefers another [selling-44]', async () => {
    const api = prepare();
    open();
    await waitFor(() => expect(api.cart().shipping_method?.id).toBe('standard'));
    await waitFor(async () => expect((await method(/Standard/)).checked).toBe(true));
    await userEvent.click(await method(/Express/));
    await press('Continue to payment');
    await screen.findByLabelText('Card number');
    expect(api.cart().shipping_method?.id).toBe('express');
    const asked = api.callsOf('CartSetShippingMethod').map(({ input }) => input.shipping_method_id);
    expect(asked).toEqual(['standard', 'express']);
  });

  it('is asked for where it could not be stored, which is tried once for each place', async () => {
    const api = prepare();
    api.fail('CartSetShippingMethod', { message: 'Something went wrong', code: 'INTERNAL' });
    open();
    await screen.findByLabelText('Street address');
    await screen.findAllByText('Something went wrong');
    await press('Continue to payment');
    expect(await screen.findAllByText('Please choose a delivery method')).not.toHaveLength(0);
    // Of the place before the form was open, and of the address in it.
    expect(api.callsOf('CartSetShippingMethod')).toHaveLength(2);
  });

  it('leaves the pharmacy chosen of who only looks at the other way [selling-44]', async () => {
    const api = prepare();
    open();
    await userEvent.click(await method(/Click and collect/));
    await userEvent.click(await method(/Surry Hills/));
    await waitFor(() => expect(api.cart().cnc_location?.id).toBe('2'));
    const asked = api.callsOf('CartSetShippingMethod').length;
    await userEvent.click(await method(/Deliver to an address/));
    await screen.findByLabelText('Street address');
    await userEvent.click(await method(/Click and collect/));
    expect((await method(/Surry Hills/)).checked).toBe(true);
    expect(api.callsOf('CartSetShippingMethod')).toHaveLength(asked);
  });
});
