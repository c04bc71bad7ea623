import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { multibuyPurchase, samplePurchase } from '../../../samples/product';
import { createSampleApi, type SampleApi } from '../../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../../samples/sample-shop';
import { Purchase } from './Purchase';

let api: SampleApi;
const show = (product: PurchaseProduct = samplePurchase()) =>
  render(<Purchase product={product} />, { wrapper: SampleShop });
const added = () => api.callsOf('CartAddItem')[0]?.input;

beforeEach(() => {
  api = createSampleApi(sampleCart());
  startSampleShop(api);
});
afterEach(() => vi.useRealTimers());

describe('Purchase', () => {
  it('adds the chosen quantity from the product page [2.10-13] [7.c-02]', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added to Cart');
    expect(added()).toMatchObject({
      quantity: 2,
      price_type: 'default',
      source: 'products_ironbark-magnesium-pdp_add_button-add_to_cart',
    });
  });

  it('reads "Adding..." while busy and "Added to Cart" for 2 s [4.b-11] [9.c-02]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const seen: string[] = [];
    const { container } = show();
    const observer = new MutationObserver(() => seen.push(container.textContent ?? ''));
    observer.observe(container, { subtree: true, childList: true, characterData: true });
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added to Cart');
    observer.disconnect();
    expect(seen.some((text) => text.includes('Adding...'))).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(screen.queryByText('Added to Cart')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(screen.queryByText('Added to Cart')).toBeNull());
  });

  it('accepts digits only and resets an empty box or 0 to 1 [5.c-05] [5.c-06] [5.c-07]', async () => {
    show();
    const box = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(box);
    await userEvent.type(box, '1x2a0{Enter}');
    expect(box).toHaveProperty('value', '120');
    await userEvent.clear(box);
    await userEvent.tab();
    expect(box).toHaveProperty('value', '1');
    await userEvent.clear(box);
    await userEvent.type(box, '0{Enter}');
    expect(box).toHaveProperty('value', '1');
    await userEvent.clear(box);
    await userEvent.type(box, '5000{Enter}');
    expect(box).toHaveProperty('value', '5000');
  });

  it('requests the multibuy price that the quantity reaches [4.f-02] [9.a-07]', async () => {
    show(multibuyPurchase);
    const tier = screen.getByRole('button', { name: /Buy 3/ });
    await userEvent.click(tier);
    expect(tier.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added to Cart');
    expect(added()).toMatchObject({ quantity: 3, price_type: 'multi_3' });
  });

  it('offers no price for several of a medicine that may not be promoted [advertising-01]', () => {
    show({ ...multibuyPurchase, schedule: '3' });
    expect(screen.queryByText(/Save|Buy 3/)).toBeNull();
  });

  it('says what the chosen quantity costs and tells the page [9.a-07]', async () => {
    const onSelect = vi.fn();
    render(<Purchase product={multibuyPurchase} onSelect={onSelect} />, { wrapper: SampleShop });
    expect(screen.queryByText(/^Total/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Buy 3/ }));
    expect(screen.getByRole('status').textContent).toBe('Total for 3: $68.85');
    expect(onSelect).toHaveBeenLastCalledWith({ productId: 101, quantity: 3, isAutoDelivery: false });
  });

  it('shows why the product could not be added and allows another attempt', async () => {
    api.fail('CartAddItem', { message: 'This product is out of stock.', code: 'OUT_OF_STOCK', once: true });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This product is out of stock.');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added to Cart');
  });

  it('is disabled when out of stock or unavailable [4.b-10]', () => {
    show(samplePurchase({ isOutOfStock: true, status: 'Disabled' }));
    expect(screen.getByRole('button', { name: 'Out of stock' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('ignores out-of-stock in an impersonated session so that staff can add the product [4.b-13 6-10]', async () => {
    startSampleShop(api, { impersonated: true });
    show(samplePurchase({ isOutOfStock: true }));
    expect(screen.queryByText(/out of stock|notify me/i)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await screen.findByText('Added to Cart');
    expect(added()).toMatchObject({ quantity: 1 });
  });

  it('shows the order limit before the product reaches the cart [5.c-08] [selling-07]', () => {
    show(samplePurchase({ orderLimit: 2 }));
    expect(screen.queryByText('At most 2 per order')).not.toBeNull();
  });

  it('offers no more than the order limit [selling-07]', async () => {
    show(samplePurchase({ orderLimit: 2 }));
    const increase = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' });
    await userEvent.click(increase);
    expect(increase.disabled).toBe(true);
  });

  it('opens the telehealth appointment in a new tab when there is no script [4.c-03]', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show(samplePurchase({ requiresPrescription: true }));
    await userEvent.click(screen.getByRole('button', { name: /Book a telehealth consult/ }));
    expect(open).toHaveBeenCalledWith('/telehealth/telehealth-appointment', '_blank', 'noopener');
    open.mockRestore();
  });
});
