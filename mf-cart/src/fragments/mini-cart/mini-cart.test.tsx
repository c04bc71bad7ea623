import { useOverlayStore } from '@saltbush/shared-ui/platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCart, sampleLine } from '../../samples/cart';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import MiniCartFragment from '.';

afterEach(() => useOverlayStore.setState({ open: null }));

function open({ cart = sampleCart(), ...options }: { hasCart?: boolean; cart?: Cart } = {}) {
  const api = createSampleApi(cart);
  startSampleShop(api, options);
  const onClose = vi.fn();
  render(<MiniCartFragment open onClose={onClose} />, { wrapper: SampleShop });
  return { api, onClose };
}

describe('the mini-cart', () => {
  it('shows the count in its title and lists the items, or an empty state [2.6-02]', async () => {
    const { api } = open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Cart (2)' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    for (const button of sheet.getAllByRole('button', { name: /^Remove/ })) await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Cart (0)' });
    expect(screen.queryByText('Your cart is empty')).not.toBeNull();
    await waitFor(() => expect(api.cart().items).toEqual([]));
  });

  it('sends the Minicart query with the shopper’s postcode [7.b-04]', async () => {
    const { api } = open();
    await screen.findByRole('dialog', { name: 'Cart (2)' });
    expect(api.variablesOf('Minicart')).toEqual([{ uuid: 'sample-cart', postcode: '2000' }]);
  });

  it('shows the subtotal and links to the cart and the checkout', async () => {
    const { onClose } = open();
    const sheet = within(await screen.findByRole('dialog', { name: 'Cart (2)' }));
    expect(sheet.queryByText('$42.89')).not.toBeNull();
    expect(sheet.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    const link = sheet.getByRole('link', { name: 'View cart' });
    expect(link.getAttribute('href')).toBe('/cart');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onClose).toHaveBeenCalled();
  });

  const withErrors = (...codes: string[]) =>
    sampleCart({
      items: codes.map((code, index) =>
        sampleLine({ id: `line-${index}`, errors: [{ code, message: `Message of ${code}` }] }),
      ),
    });

  it('does not lead into a checkout that a line forbids, and says so beside the ways on', async () => {
    open({ cart: withErrors('excluded_state', 'login_required') });
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText('Some items in your cart need your attention.');
    expect(sheet.queryByRole('link', { name: 'Checkout' })).toBeNull();
    expect(sheet.queryByRole('button', { name: /^Sign in/ })).toBeNull();
    expect(sheet.getByRole('link', { name: 'View cart' })).toBeTruthy();
  });

  it('asks to sign in where a line needs nothing else', async () => {
    const { onClose } = open({ cart: withErrors('login_required') });
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.queryByText('Some items in your cart need your attention.')).toBeNull();
    await userEvent.click(await sheet.findByRole('button', { name: 'Sign in to check out' }));
    expect(useOverlayStore.getState().open?.name).toBe('auth');
    expect(onClose).toHaveBeenCalled();
  });

  it('is empty before the first item and sends no request', async () => {
    const { api } = open({ hasCart: false });
    await screen.findByRole('dialog', { name: 'Cart (0)' });
    expect(api.calls).toEqual([]);
  });
});
