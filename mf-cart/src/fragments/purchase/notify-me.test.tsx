import { useConsent } from '@saltbush/shared-ui/platform';
import { recordedEvents } from '@saltbush/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { samplePurchase } from '../../samples/product';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import PurchaseFragment from '.';

let api: SampleApi;
const show = (options: { signedIn?: boolean } = {}) => {
  startSampleShop(api, options);
  const product = samplePurchase({ isOutOfStock: true });
  render(<PurchaseFragment product={product} />, { wrapper: SampleShop });
};
const box = () => screen.findByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Notify Me' });
const asked = () => api.variablesOf('ProductStockNotification');

beforeEach(() => {
  api = createSampleApi(sampleCart());
});
afterEach(() => {
  vi.useRealTimers();
  useConsent.setState({ choice: 'unknown' });
});

describe('an active product that is out of stock', () => {
  it('shows Notify Me instead of the purchase controls [2.10-18] [4.a-03]', async () => {
    show();
    await userEvent.type(await box(), ' mara@example.com ');
    await userEvent.click(button());
    await screen.findByText('We’ll email mara@example.com when it is back in stock.');
    expect(asked()).toEqual([{ product_id: '101', email: 'mara@example.com' }]);
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
  });

  it('records that somebody asked, without the address [7.l-01]', async () => {
    window.history.replaceState(null, '', '/');
    useConsent.setState({ choice: 'granted' });
    show({ signedIn: true });
    await box();
    await userEvent.click(button());
    const asking = { name: 'Notify Me', product_id: 101, location: '/' };
    await waitFor(() => expect(recordedEvents()).toEqual([asking]));
  });

  it('reads "Adding..." while busy and "Added to notify list" for 2 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show({ signedIn: true });
    await box();
    await user.click(button());
    await screen.findByText('Added to notify list');
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(screen.queryByText('Added to notify list')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(screen.queryByText('Added to notify list')).toBeNull());
  });

  it('prefills the address of a signed-in shopper, who can change it', async () => {
    show({ signedIn: true });
    expect(await box()).toHaveProperty('value', 'mara@example.com');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'other@example.com{Enter}');
    await screen.findByText(/other@example.com/);
    expect(asked()).toHaveLength(1);
  });

  it('shows what is wrong with the address and sends nothing', async () => {
    show();
    const field = await box();
    await userEvent.click(button());
    expect(document.activeElement).toBe(field);
    await screen.findByText('Please enter your email');
    await userEvent.type(field, 'mara');
    await screen.findByText('Please enter a valid email');
    await userEvent.type(field, '@example.com');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('shows the API’s error and preserves the input', async () => {
    api.fail('ProductStockNotification', { message: 'This product is in stock.', code: 'IN_STOCK' });
    show({ signedIn: true });
    await box();
    await userEvent.click(button());
    await screen.findByText('This product is in stock.');
    expect(await box()).toHaveProperty('value', 'mara@example.com');
  });
});
