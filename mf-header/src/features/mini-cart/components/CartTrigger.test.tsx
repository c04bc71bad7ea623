import { CartHeaderDocument } from '@saltbush/shared-ui/entities';
import { closeOverlay, setCartUuid, useOverlayStore } from '@saltbush/shared-ui/platform';
import { allSent, respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CartTrigger } from './CartTrigger';

const show = () =>
  render(
    <TestShop>
      <CartTrigger />
    </TestShop>,
  );

describe('mini-cart trigger', () => {
  beforeEach(() => {
    serve(respondWith(CartHeaderDocument, { cart_header: { cart_subtotal: 6485, num_items: 3 } }));
  });
  afterEach(() =>
    act(() => {
      setCartUuid(null, { silent: true });
      closeOverlay();
    }),
  );

  it('shows "$0.00" without a badge and sends no request when there is no cart [2.6-01]', () => {
    show();
    expect(screen.getByRole('button').textContent).toBe('$0.00');
    expect(allSent()).toEqual([]);
  });

  it('shows the subtotal with 2 decimals and the number of items [2.6-01]', async () => {
    setCartUuid('c-1', { silent: true });
    show();
    const trigger = await screen.findByRole('button', { name: 'Cart, 3 items, $64.85' });
    expect(trigger.textContent).toBe('3$64.85');
  });

  it('requests the cart header by the cart uuid [7.b-01 3.a-14]', async () => {
    setCartUuid('c-1', { silent: true });
    show();
    await screen.findByRole('button', { name: /3 items/ });
    expect(sentVariables(CartHeaderDocument)).toEqual([{ uuid: 'c-1' }]);
  });

  it('opens the mini-cart', () => {
    show();
    fireEvent.click(screen.getByRole('button'));
    expect(useOverlayStore.getState().open?.name).toBe('mini-cart');
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  });
});
