import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleCart, sampleMethods } from '../../samples/cart';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { page } from '.';

const { Component } = page;
const collect = sampleMethods.filter(({ id }) => id === 'click-and-collect');
const express = sampleMethods.find(({ id }) => id === 'express') ?? null;

function open(changes: Partial<Cart>) {
  const api = createSampleApi(sampleCart(changes));
  startSampleShop(api);
  window.history.replaceState(null, '', '/cart');
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  return api;
}

it('stays unfolded when the first choice is made where nothing is sent, and keeps its focus', async () => {
  const api = open({ available_shipping_methods: collect, shipping_method: null });
  const radio = await screen.findByRole('radio', { name: /Click and collect/ });
  await userEvent.click(radio);
  await waitFor(() => expect(api.cart().shipping_method?.id).toBe('click-and-collect'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Click and collect/ }));
});

it('names no method that the place does not have', async () => {
  open({ available_shipping_methods: collect, shipping_method: express, postcode: '2000' });
  await screen.findByRole('radio', { name: /Click and collect/ });
  expect(screen.queryByRole('button', { name: /the delivery method/ })).toBeNull();
});

it('can be folded again once a choice that failed has been made again', async () => {
  const api = open({ shipping_method: null });
  await waitFor(() => expect(api.cart().shipping_method?.id).toBe('standard'));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the delivery method' }));
  api.fail('CartSetShippingMethod', { message: 'Something went wrong', code: 'INTERNAL', once: true });
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  await screen.findByText('Something went wrong');
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  await waitFor(() => expect(api.cart().shipping_method?.id).toBe('express'));
  await userEvent.click(screen.getByRole('button', { name: 'Done with the delivery method' }));
  expect(screen.queryByRole('radio', { name: /Express/ })).toBeNull();
});
