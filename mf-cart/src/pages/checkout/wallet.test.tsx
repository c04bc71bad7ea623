import { mockGateway, serve, TEST_WALLET } from '@saltbush/shared-ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCart, sampleLine } from '../../samples/cart';
import { completeCart } from '../../samples/complete-cart';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { page } from '.';

const { Component } = page;
let api: SampleApi;

function open(changes: Partial<Cart> = {}) {
  api = createSampleApi(sampleCart({ ...completeCart, ...changes }));
  startSampleShop(api);
  serve(mockGateway([TEST_WALLET]), ...api.handlers);
  window.history.replaceState(null, '', '/checkout');
  return render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
}

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = () => screen.findByTitle<HTMLIFrameElement>('Test wallet');
const orders = () => api.callsOf('CheckoutPlaceOrder').map(({ input }) => input);
const token = (id: string) => ({ id, brand: 'test_wallet', last4: '4242' });

/** What the sheet says to the page. */
async function say(answer: { id: string; brand: string; last4: string } | null, wallet = TEST_WALLET.id) {
  const { contentWindow: source } = await sheet();
  const data = { type: 'wallet', wallet, token: answer };
  await act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source })));
}

async function chooseWallet() {
  await press('Pay with Test wallet');
  await screen.findByText('Test wallet asks you to approve the payment next.');
}

describe('a wallet in the checkout', () => {
  it('approves the total that is shown when the order is placed, and pays for it [selling-47]', async () => {
    open();
    await chooseWallet();
    await press(/^Place order/);
    const { src } = await sheet();
    expect(src).toContain(`/api/gateway/wallet?amount=${api.cart().cart_total}`);
    expect(orders()).toEqual([]);
    await say(token('src_1'));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation/SB-4821-7730'));
    expect(orders()).toMatchObject([{ stripe_source_id: 'src_1', expected_total: api.cart().cart_total }]);
    expect(orders()[0]).not.toHaveProperty('save_payment_method');
  });

  it('charges nothing when it is closed, and can be opened again', async () => {
    open();
    await chooseWallet();
    await press(/^Place order/);
    await say(null);
    await screen.findByText('You closed Test wallet. You have not been charged.');
    await press(/^Place order/);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders()).toEqual([]);
  });

  it('hears neither strangers nor other wallets', async () => {
    open();
    await chooseWallet();
    await press(/^Place order/);
    await sheet();
    const data = { type: 'wallet', wallet: TEST_WALLET.id, token: token('src_9') };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: window })));
    await say(token('src_9'), 'another');
    expect(orders()).toEqual([]);
    await screen.findByRole('dialog');
  });

  it('is not asked again after a lost answer, and is after a refusal [selling-47]', async () => {
    open();
    await chooseWallet();
    await press(/^Place order/);
    api.fail('CheckoutPlaceOrder', { message: 'Bad gateway', code: 'UNAVAILABLE', once: true });
    await say(token('src_1'));
    await screen.findByText(/We lost the connection/);
    api.fail('CheckoutPlaceOrder', { message: 'The total has changed', code: 'TOTAL_CHANGED', once: true });
    await press(/^Place order/);
    await screen.findByText('The total has changed');
    await press(/^Place order/);
    await say(token('src_2'));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation/SB-4821-7730'));
    const sources = orders().map((input) => (input as { stripe_source_id: string }).stripe_source_id);
    expect(sources).toEqual(['src_1', 'src_1', 'src_2']);
  });

  it('is not offered for what is charged again later [selling-47]', async () => {
    open({ items: [sampleLine({ frequency: '4_weeks' })] });
    await screen.findByLabelText('Card number');
    expect(screen.queryByRole('button', { name: 'Pay with Test wallet' })).toBeNull();
  });
});
