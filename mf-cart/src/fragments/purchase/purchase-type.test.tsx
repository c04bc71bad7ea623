import { type PurchaseProduct, useOverlayStore } from '@saltbush/shared-ui/platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { multibuyPurchase, samplePurchase } from '../../samples/product';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import PurchaseFragment from '.';

const SHELF = { id: 'ad-1', name: 'Bathroom shelf', frequency: '4W' };
const NONE =
  "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery";
let api: SampleApi;

function open(changes: Partial<PurchaseProduct> = {}, options: { signedIn?: boolean } = { signedIn: true }) {
  startSampleShop(api, options);
  return render(<PurchaseFragment product={samplePurchase(changes)} />, { wrapper: SampleShop });
}
const regular = () => screen.getByRole('radio', { name: /^AutoDelivery/ });
const press = (name: string) => screen.getByRole('button', { name });
async function chooseExisting(user = userEvent) {
  await user.click(regular());
  await user.click(await screen.findByRole('radio', { name: 'Select Existing' }));
}

beforeEach(() => {
  api = createSampleApi(sampleCart());
  api.setAutoDeliveries([SHELF, { id: 'ad-2', name: 'Dog', frequency: '12W' }]);
  window.history.replaceState(null, '', '/products/ironbark-magnesium');
});
afterEach(() => vi.useRealTimers());

describe('the purchase type', () => {
  it('is one-time unless AutoDelivery is chosen, which costs 5 % less [2.10-16 4.e-01] [selling-13]', async () => {
    open();
    const types = within(screen.getByRole('group', { name: 'Purchase type' }));
    expect(types.getByRole('radio', { name: 'One-time purchase $24.95' })).toHaveProperty('checked', true);
    expect(types.getByRole('radio', { name: 'AutoDelivery Save 5% $23.70' })).toHaveProperty(
      'checked',
      false,
    );
    await userEvent.click(press('Add to Cart'));
    await screen.findByText('Added to Cart');
    expect(api.callsOf('CartAddItem')[0]?.input.frequency).toBeUndefined();
  });

  it.each([
    ['that may not come by AutoDelivery', { canAutodeliver: false }],
    ['that is not available', { status: 'Disabled' as const }],
    ['that is out of stock', { isOutOfStock: true, status: 'Deleted' as const }],
  ])('is not offered for a product %s [4.a-04]', (_what, changes) => {
    open(changes);
    expect(screen.queryByRole('group', { name: 'Purchase type' })).toBeNull();
  });

  it('has the prices of the chosen quantity, and a total of the chosen type [9.a-07] [selling-15]', async () => {
    open({ ...multibuyPurchase });
    await userEvent.click(screen.getByRole('button', { name: /Buy 3/ }));
    expect(screen.getByRole('radio', { name: 'One-time purchase $22.95' })).toBeTruthy();
    expect(regular()).toBe(screen.getByRole('radio', { name: 'AutoDelivery Save 5% $21.80' }));
    await userEvent.click(regular());
    expect(await screen.findByText('$65.40')).toBeTruthy();
  });

  it('shows no saving for a medicine that may not be promoted, and requests its price', () => {
    open({ schedule: '3' });
    expect(regular().closest('label')?.textContent).toMatch(/^AutoDelivery +\$24\.95$/);
  });

  it('creates a new AutoDelivery from the cart line, every 4 weeks by default [4.e-02 4.b-07]', async () => {
    open({}, { signedIn: false });
    await userEvent.click(regular());
    const often = await screen.findByRole('combobox', { name: 'How often?' });
    expect(screen.getByRole('radio', { name: 'Create New' })).toHaveProperty('checked', true);
    expect(often).toHaveProperty('value', '4W');
    await userEvent.selectOptions(often, 'Every 8 weeks');
    await userEvent.click(press('Add to AutoDelivery'));
    await screen.findByText('Added to AutoDelivery');
    expect(api.callsOf('CartAddItem')[0]?.input).toMatchObject({ product_id: '101', frequency: '8W' });
  });

  it('preserves the AutoDelivery choices while One-time is selected', async () => {
    open();
    await userEvent.click(regular());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How often?' }), '12W');
    await userEvent.click(screen.getByRole('radio', { name: /One-time/ }));
    expect(screen.queryByRole('combobox', { name: 'How often?' })).toBeNull();
    await userEvent.click(regular());
    expect(screen.getByRole('combobox', { name: 'How often?' })).toHaveProperty('value', '12W');
  });

  it('explains AutoDelivery in four steps in a drawer [2.13-01]', async () => {
    const { baseElement } = open();
    await userEvent.click(press('How AutoDelivery works'));
    const drawer = within(await screen.findByRole('dialog', { name: 'How AutoDelivery works' }));
    expect(drawer.getAllByRole('group')).toHaveLength(4);
    expect(drawer.getByRole('link', { name: /More about/ }).getAttribute('href')).toBe(
      '/discover/auto-delivery',
    );
    expect(baseElement.querySelector('img')?.getAttribute('src')).toBe('/images/ad-drawer-main-image.png');
  });
});

describe('an existing AutoDelivery', () => {
  it('is selected by name and frequency, and receives the item [2.10-17 7.h-05]', async () => {
    api.setAutoDeliveries([
      SHELF,
      { id: 'ad-2', name: 'Dog', frequency: '12W' },
      { id: 'ad-3', name: 'Every 6 weeks', frequency: '6W' },
    ]);
    open();
    await chooseExisting();
    const list = await screen.findByRole('combobox', { name: 'Your AutoDeliveries' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose an AutoDelivery',
      'Bathroom shelf (every 4 weeks)',
      'Dog (every 12 weeks)',
      'Every 6 weeks',
    ]);
    await userEvent.selectOptions(list, 'ad-2');
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await userEvent.click(press('Add to AutoDelivery'));
    await screen.findByText(/Added to “Dog”/);
    expect(api.callsOf('AutodeliveriesAddItem')[0]?.input).toMatchObject({
      autodelivery_id: 'ad-2',
      product_id: '101',
      quantity: 2,
      price_type: 'default',
      questionnaire_passed: null,
    });
    expect(api.callsOf('CartAddItem')).toHaveLength(0);
  });

  it('is required: shows the error at the list and moves focus there [8-07 4.e-03]', async () => {
    open();
    await chooseExisting();
    const list = await screen.findByRole('combobox', { name: 'Your AutoDeliveries' });
    await userEvent.click(press('Add to AutoDelivery'));
    await screen.findByText('Please select an existing AutoDelivery');
    expect(document.activeElement).toBe(list);
    expect(api.callsOf('AutodeliveriesAddItem')).toHaveLength(0);
    await userEvent.selectOptions(list, 'ad-1');
    expect(screen.queryByText('Please select an existing AutoDelivery')).toBeNull();
  });

  it('is not available to a shopper without one [8-08]', async () => {
    api.setAutoDeliveries([]);
    open();
    await chooseExisting();
    const words = await screen.findByText(NONE);
    await userEvent.click(press('Add to AutoDelivery'));
    expect(document.activeElement?.contains(words)).toBe(true);
    expect(api.calls.filter(({ operation }) => operation.includes('Add'))).toEqual([]);
  });

  it('asks a guest to sign in', async () => {
    open({}, { signedIn: false });
    await chooseExisting();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(useOverlayStore.getState().open?.name).toBe('auth');
  });

  it('redirects to the AutoDelivery page after 2 s of "Added to AutoDelivery" [4.e-04 9.c-03]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    open();
    await chooseExisting(user as unknown as typeof userEvent);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your AutoDeliveries' }), 'ad-1');
    await user.click(press('Add to AutoDelivery'));
    await screen.findByText('Added to AutoDelivery');
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(window.location.pathname).toBe('/products/ironbark-magnesium');
    await act(() => vi.advanceTimersByTimeAsync(300));
    await waitFor(() => expect(window.location.pathname).toBe('/user/autodelivery'));
  });

  it('does not redirect a shopper who has left the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { unmount } = open();
    await chooseExisting(user as unknown as typeof userEvent);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your AutoDeliveries' }), 'ad-1');
    await user.click(press('Add to AutoDelivery'));
    await screen.findByText('Added to AutoDelivery');
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(window.location.pathname).toBe('/products/ironbark-magnesium');
  });

  it('shows the API’s error and allows another attempt', async () => {
    const message = 'This delivery is locked in and cannot be changed any more. You can change the next one.';
    api.fail('AutodeliveriesAddItem', { message, code: 'LOCKED_IN', once: true });
    open();
    await chooseExisting();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Your AutoDeliveries' }),
      'ad-1',
    );
    await userEvent.click(press('Add to AutoDelivery'));
    await screen.findByText(message);
    await userEvent.click(press('Add to AutoDelivery'));
    await screen.findByText(/Added to “Bathroom shelf”/);
  });
});
