import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import MiniCartFragment from '.';

function open(options: { hasCart?: boolean } = {}) {
  const api = createSampleApi(sampleCart());
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

  it('is empty before the first item and sends no request', async () => {
    const { api } = open({ hasCart: false });
    await screen.findByRole('dialog', { name: 'Cart (0)' });
    expect(api.calls).toEqual([]);
  });
});
