import { setPreference } from '@saltbush/shared-ui/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCart, sampleMethods } from '../../samples/cart';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { page } from '.';

const { Component } = page;
const PERTH = { id: 'p', postcode: '6000', suburb: 'PERTH', state: 'WA' } as const;

async function open(changes: Partial<Cart>) {
  const express = sampleMethods.find(({ id }) => id === 'express') ?? null;
  const api = createSampleApi(sampleCart({ shipping_method: express, postcode: '2000', ...changes }));
  startSampleShop(api);
  window.history.replaceState(null, '', '/cart');
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  await screen.findByRole('heading', { name: 'Delivery' });
  return api;
}

const chosen = (api: Awaited<ReturnType<typeof open>>) =>
  api.callsOf('CartSetShippingMethod').map(({ input }) => [input.shipping_method_id, input.postcode]);

describe('a cart whose shopper changes the place', () => {
  it('has its method chosen again there, once [selling-44]', async () => {
    const api = await open({});
    expect(chosen(api)).toEqual([]);
    act(() => setPreference(PERTH));
    await waitFor(() => expect(api.cart().postcode).toBe('6000'));
    expect(chosen(api)).toEqual([['express', '6000']]);
  });

  it('gets the cheapest where its method is not offered', async () => {
    const api = await open({});
    const methods = api.cart().available_shipping_methods.filter(({ id }) => id !== 'express');
    api.setCart({ ...api.cart(), available_shipping_methods: methods });
    act(() => setPreference(PERTH));
    await waitFor(() => expect(api.cart().postcode).toBe('6000'));
    expect(chosen(api)).toEqual([['standard', '6000']]);
  });

  it('keeps the method of its address', async () => {
    const api = await open({ shipping_address_1: '1 George Street', shipping_postcode: '2000' });
    act(() => setPreference(PERTH));
    await waitFor(() => expect(api.callsOf('CartPage').length).toBeGreaterThan(1));
    expect(chosen(api)).toEqual([]);
  });
});
