import type { SlotRuntime } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card } from '../../samples/products';
import { CatalogCard } from './CatalogCard';

const Action = ({ product }: { product: object }) => <output>{JSON.stringify(product)}</output>;
const loaded = Promise.resolve({ default: Action });
const failed = Promise.reject(new Error('Remote unavailable'));
failed.catch(() => undefined);

const slotsWith = (first: typeof loaded): SlotRuntime => ({
  fillsOf: () => [{ remote: 'cart', fragment: 'card-action' }],
  load: (_fill, attempt) => (attempt === 0 ? first : loaded),
  report: () => undefined,
});

/** Renders a card and waits until its slot has loaded. */
async function show(rest: Parameters<typeof card>[0], slots = slotsWith(loaded)) {
  await act(async () => {
    render(
      <TestShop slots={slots}>
        <CatalogCard card={card(rest)} />
      </TestShop>,
    );
  });
}

describe('catalog card', () => {
  it('shows the brand, title, promotion links and price, and passes the product to its action [2.9-01]', async () => {
    await show({ promotions: [{ promotionId: '2', displayTitle: 'Any 3 for $20' }], queryID: 'q1' });
    expect(screen.getByText('Tidewell', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Magnesium/ }).getAttribute('href')).toBe(
      '/products/magnesium-1',
    );
    expect(screen.getByRole('link', { name: 'Any 3 for $20' }).getAttribute('href')).toBe('/promotions/2');
    expect(screen.getByText('$24.95')).toBeTruthy();
    const handed = JSON.parse((await screen.findByRole('status')).textContent ?? '{}');
    expect(handed).toMatchObject({ id: 1, slug: 'magnesium-1', price: 2495, queryID: 'q1' });
  });

  it.each([
    ['practitioner', { isPractitioner: true }],
    ['scheduled', { schedule: '2' }],
    ['gated', { isGated: true }],
    ['general-regulated', { isTgaGeneral: true }],
  ])('shows "View and Order" for a %s product [2.9-03]', async (_kind, rest) => {
    await show(rest);
    expect(screen.getByRole('link', { name: /View and Order/ }).getAttribute('href')).toBe(
      '/products/magnesium-1',
    );
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('names the seller of pharmacy products and marks gated products [2.9-02] [2.9-04]', async () => {
    await show({ isHlp: true, soldBy: 'Saltbush Pharmacy', isGated: true });
    expect(screen.getByText('Sold and Supplied by Saltbush Pharmacy')).toBeTruthy();
    expect(screen.getByText('*registered users only')).toBeTruthy();
  });

  it('shows no promotion for a medicine that may not be advertised', async () => {
    await show({
      schedule: '4',
      rrp: 4990,
      isClearance: true,
      promotions: [{ promotionId: '2', displayTitle: 'Any 3' }],
    });
    expect(document.querySelector('s')).toBeNull();
    for (const text of ['Any 3', 'Clearance', '50% OFF']) expect(screen.queryByText(text)).toBeNull();
  });

  it('renders a telehealth service as a telehealth card [2.9-07]', async () => {
    await show({ isTelehealth: true, bookingType: 'ShortConsult', title: 'Short consult', price: 3900 });
    expect(screen.getByText('TELEHEALTH')).toBeTruthy();
    expect(screen.getByText('$39.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Read More/ })).toBeTruthy();
  });

  it('stays in place when its action fails to load, and recovers on retry', async () => {
    await show({}, slotsWith(failed as unknown as typeof loaded));
    const again = screen.getByRole('button', { name: /^Try again/ });
    await act(async () => again.click());
    expect(await screen.findByRole('status')).toBeTruthy();
  });
});
