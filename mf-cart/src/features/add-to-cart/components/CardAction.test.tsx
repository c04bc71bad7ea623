import { type CardProduct, useOverlayStore, useSession } from '@saltbush/shared-ui/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { samplePurchase } from '../../../samples/product';
import { createSampleApi, type SampleApi } from '../../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../../samples/sample-shop';
import { CardAction } from './CardAction';

let api: SampleApi;
const show = (changes: Partial<CardProduct> = {}) =>
  render(<CardAction product={samplePurchase(changes)} />, { wrapper: SampleShop });

beforeEach(() => {
  api = createSampleApi(sampleCart());
  startSampleShop(api);
});
afterEach(() => vi.useRealTimers());

describe('CardAction', () => {
  it('adds one unit and shows a check icon for 3 s [2.9-05] [9.c-01]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    await screen.findByText('Added to Cart');
    expect(api.callsOf('CartAddItem')[0]?.input).toMatchObject({ product_id: '101', quantity: 1 });
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.queryByText('Added to Cart')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(screen.queryByText('Added to Cart')).toBeNull());
  });

  it('sends a single item on double-click', async () => {
    const user = userEvent.setup();
    show();
    await user.dblClick(screen.getByRole('button', { name: /Add to cart/ }));
    await screen.findByText('Added to Cart');
    expect(api.callsOf('CartAddItem')).toHaveLength(1);
  });

  it.each([
    ['practitioner', { isPractitioner: true }],
    ['scheduled', { schedule: '2' }],
    ['gated, signed in', { isGated: true }],
    ['general-regulated', { isTgaGeneral: true }],
  ])('links to the product page with "View and Order": %s [2.9-03]', (_kind, changes) => {
    useSession.setState({ status: 'signed-in' });
    show(changes);
    const link = screen.getByRole('link', { name: /View and Order/ });
    expect(link.getAttribute('href')).toBe('/products/ironbark-magnesium');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks a guest to sign in for a gated product', async () => {
    show({ isGated: true });
    await userEvent.click(screen.getByRole('button', { name: /Sign in to Purchase/ }));
    expect(useOverlayStore.getState().open?.name).toBe('auth');
  });

  it('shows a disabled action when out of stock [4.a-02]', () => {
    show({ isOutOfStock: true, isGated: true });
    expect(screen.getByRole('button', { name: 'Out of stock' })).toHaveProperty('disabled', true);
  });

  it('ignores out-of-stock in an impersonated session [6-10]', () => {
    startSampleShop(api, { impersonated: true });
    show({ isOutOfStock: true });
    expect(screen.getByRole('button', { name: /Add to cart/ })).toHaveProperty('disabled', false);
  });
});
