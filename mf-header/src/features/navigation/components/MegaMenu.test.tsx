import { respondWith, respondWithNetworkError, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationDocument } from '../../../generated/gql/graphql';
import { navigation } from '../../../samples/header-content';
import MegaMenu from './MegaMenu';

async function openMenu(itemId = 'shop') {
  const onClose = vi.fn();
  render(
    <TestShop>
      <span id="tab">Shop all</span>
      <MegaMenu id="mega-menu" labelledBy="tab" itemId={itemId} onClose={onClose} />
    </TestShop>,
  );
  await screen.findByRole('link', { name: 'View all' });
  return { onClose, side: () => within(document.getElementById('mega-menu-side') ?? document.body) };
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('mega-menu', () => {
  beforeEach(() => {
    serve(respondWith(NavigationDocument, { navigation }));
  });

  it('shows "View all", then groups with eyebrow, variant and categories [2.2-11]', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/browse/all');
    const departments = screen.getByRole('list', { name: 'Departments' });
    expect(within(departments).getAllByRole('listitem')).toHaveLength(3);
    expect(document.querySelectorAll('[data-variant="primary"]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-variant="secondary"]')).toHaveLength(1);
  });

  it('shows the icon, badge, info text and arrow of categories that have them [2.2-12]', async () => {
    await openMenu();
    const medicines = screen.getByRole('button', { name: /Medicines/ });
    expect(medicines.textContent).toContain('In season');
    expect(medicines.textContent).toContain('Ask a pharmacist');
    expect(medicines.querySelectorAll('svg')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Books' }).querySelector('svg')).toBeNull();
  });

  it('shows the menu item’s promo cards first, then those of a category that has only cards [2.2-13]', async () => {
    const { side } = await openMenu();
    expect(
      side()
        .getByRole('link', { name: /Sleep, sorted/ })
        .getAttribute('href'),
    ).toBe('/promotions/1');
    press('Offers');
    expect(side().getByRole('link', { name: /Any 3 dental/ })).toBeTruthy();
    expect(side().queryByRole('link', { name: /Sleep, sorted/ })).toBeNull();
  });

  it('shows what its categories hold while none is open, so that the panel is not blank', async () => {
    const { side } = await openMenu();
    const hrefOf = (name: string) => side().getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Medicines')).toBe('/browse/medicines');
    expect(hrefOf('Pain relief')).toBe('/browse/x/pain relief');
    expect(side().queryByRole('link', { name: 'Never shown' })).toBeNull();
    press(/Medicines/);
    expect(side().queryByRole('link', { name: 'Minerals' })).toBeNull();
  });

  it('lists subcategories with an "All" link and the category’s promo cards [2.2-14]', async () => {
    const { side } = await openMenu();
    press(/Medicines/);
    expect(side().getByRole('link', { name: 'All Medicines' }).getAttribute('href')).toBe(
      '/browse/medicines',
    );
    expect(side().getByRole('link', { name: 'Pain relief' })).toBeTruthy();
    expect(side().getByRole('link', { name: /Ready for winter/ })).toBeTruthy();
  });

  it('renders a category with an external address as a plain link [2.2-16]', async () => {
    await openMenu();
    const link = screen.getByRole('link', { name: 'AutoDelivery' });
    expect(link.getAttribute('href')).toBe('/discover/auto-delivery');
    expect(screen.queryByRole('button', { name: 'AutoDelivery' })).toBeNull();
  });

  it('shows popular brands, then brands by group and letter [2.2-18 2.2-19 2.2-20]', async () => {
    const { side } = await openMenu();
    press('Brands');
    expect(side().getByRole('heading', { name: 'Popular Brands' })).toBeTruthy();
    expect(side().getByRole('img', { name: 'Tidewell' }).closest('a')?.getAttribute('href')).toBe(
      '/brands/tidewell',
    );
    const headings = () =>
      side()
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(headings()).toEqual(['#', 'A', 'B']);
    expect(side().getByRole('link', { name: 'Élan' })).toBeTruthy();
    press('RST');
    expect(headings()).toEqual(['T']);
    expect(side().getAllByRole('link', { name: 'Tidewell' })).toHaveLength(2);
    expect(side().getByRole('button', { name: 'XYZ' })).toHaveProperty('disabled', true);
  });

  it('closes after one of its links is followed', async () => {
    const { onClose } = await openMenu();
    fireEvent.click(screen.getByRole('link', { name: 'Books' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('shows an error when the menu is unavailable, and retries', async () => {
    serve(respondWithNetworkError(NavigationDocument));
    render(
      <TestShop>
        <MegaMenu id="mega-menu" labelledBy="tab" itemId="shop" onClose={() => undefined} />
      </TestShop>,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve(respondWith(NavigationDocument, { navigation }));
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: 'View all' })).toBeTruthy();
  });
});
