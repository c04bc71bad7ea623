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

  it('is asked for where it could not be stored, and refused once', async () => {
    const api = prepare();
    api.fail('CartSetShippingMethod', { message: 'Something went wrong', code: 'INTERNAL' });
    open();
    await screen.findByLabelText('Street address');
    await screen.findAllByText('Something went wrong');
    await press('Continue to payment');
    expect(await screen.findAllByText('Please choose a delivery method')).not.toHaveLength(0);
    expect(api.callsOf('CartSetShippingMethod')).toHaveLength(1);
  });

  it('replaces the pharmacy of who would rather have it sent', async () => {
    const api = prepare();
    open();
    await userEvent.click(await method(/Click and collect/));
    await waitFor(() => expect(api.cart().cnc_location?.id).toBe('1'));
    await userEvent.click(await method(/Deliver to an address/));
    await waitFor(() => expect(api.cart().shipping_method?.id).toBe('standard'));
  });
});
