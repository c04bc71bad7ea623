import { createQueryClient, useConsent } from '@saltbush/shared-ui/platform';
import {
  acceptAnalytics,
  neverRespond,
  recordedEvents,
  respondWith,
  serve,
} from '@saltbush/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductDocument, RootCategoriesDocument } from '../../generated/gql/graphql';
import { openProduct, renderProduct, resetShop, serveDefaults } from '../../samples/drive-product';
import { card, product, sizeVariant } from '../../samples/products';
import { cacheFollowedCard } from '../../shared/cards/followed-card';

describe('product page', () => {
  beforeEach(resetShop);

  it('shows the name, brand, breadcrumbs, pictures and price [2.10-01] [2.1-02]', async () => {
    await openProduct();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Magnesium Glycinate');
    expect(screen.getByRole('link', { name: 'Tidewell' }).getAttribute('href')).toBe('/brands/tidewell');
    expect(screen.getByText('$24.95')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Front of the pack' })).toBeTruthy();
    const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumbs"] li')].map(
      (li) => li.textContent,
    );
    expect(crumbs).toEqual(['Home', 'Vitamins', 'Magnesium', product().name]);
  });

  it('shows the recommended price struck through and the saving [9.a-09] [9.a-10]', async () => {
    await openProduct({ rrp: 4990 });
    expect(document.querySelector('s')?.textContent).toBe('$49.90');
    expect(screen.getByText('50% OFF')).toBeTruthy();
  });

  it('shows only the price for schedule 2 [9.a-10]', async () => {
    await openProduct({ rrp: 4990, schedule: '2' });
    expect(document.querySelector('s')).toBeNull();
    expect(screen.queryByText(/% OFF/)).toBeNull();
  });

  it('shows at most 6 tags and 4 badges [9.b-05] [3.c-11]', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    await openProduct({
      tags: names.map((name) => ({ name: `Tag ${name}` })),
      badges: names.map((name) => `Badge ${name}`),
    });
    expect(screen.getAllByText(/^Tag /)).toHaveLength(6);
    expect(screen.getAllByText(/^Badge /)).toHaveLength(4);
  });

  it('says what one of the pack costs', async () => {
    await openProduct({ name: 'Tidewell Magnesium Glycinate 500mg 120 Capsules' });
    expect(screen.getByText('$0.21 per capsule')).toBeTruthy();
  });

  it('shows up to 3 variants as pills and more in a dropdown [2.10-02] [9.b-05]', async () => {
    await openProduct({
      group_size: '60',
      size_variants: ['60', '120', '240'].map((size) => sizeVariant(size)),
    });
    expect(screen.getByRole('link', { name: '240' }).getAttribute('href')).toBe('/products/magnesium-240');
    expect(screen.queryByRole('combobox', { name: 'Size' })).toBeNull();
    cleanup();
    await openProduct({ size_variants: ['60', '120', '240', '360'].map((size) => sizeVariant(size)) });
    expect(screen.getByRole('combobox', { name: 'Size' }).querySelectorAll('option')).toHaveLength(4);
  });

  it('stores at most 20 viewed products, most recent first [9.e-01]', async () => {
    const before = Array.from({ length: 20 }, (_, index) => String(100 + index));
    localStorage.setItem('personal:recently_viewed', JSON.stringify(before));
    await openProduct();
    await waitFor(() => {
      const ids = JSON.parse(localStorage.getItem('personal:recently_viewed') ?? '[]');
      expect(ids).toEqual(['7', ...before.slice(0, 19)]);
    });
  });

  it('stores a product that is viewed again once, as the most recent [9.e-01]', async () => {
    localStorage.setItem('personal:recently_viewed', JSON.stringify(['100', '7', '101']));
    await openProduct();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('personal:recently_viewed') ?? '[]')).toEqual([
        '7',
        '100',
        '101',
      ]),
    );
  });

  it('goes on from what a release before kept under another name [9.e-01]', async () => {
    localStorage.setItem('recently_viewed', JSON.stringify(['100', '101']));
    await openProduct();
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('personal:recently_viewed') ?? '[]')).toEqual([
        '7',
        '100',
        '101',
      ]),
    );
    expect(localStorage.getItem('recently_viewed')).toBeNull();
  });

  it('is recorded as viewed, unless nothing may be recorded of the product [7.l-01]', async () => {
    window.history.replaceState(null, '', '/products/magnesium-7');
    useConsent.setState({ choice: 'granted' });
    serve(acceptAnalytics());
    await openProduct({ id: '8', schedule: '4' });
    cleanup();
    await openProduct();
    const viewed = { name: 'Viewed Product', product_id: 7, location: '/products/magnesium-7' };
    await waitFor(() => expect(recordedEvents()).toEqual([viewed]));
    useConsent.setState({ choice: 'unknown' });
  });

  it('shows the title and picture of the followed card while the product loads', async () => {
    const queryClient = createQueryClient();
    const followed = card({ id: '7', title: 'Magnesium from the card' });
    cacheFollowedCard(queryClient, followed);
    serveDefaults(neverRespond(ProductDocument));
    renderProduct({ queryClient });
    expect(screen.getByRole('heading', { level: 1, name: 'Magnesium from the card' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Magnesium from the card' }).getAttribute('src')).toBe(
      followed.image,
    );
  });

  it('shows "not found" for an unknown product', async () => {
    serve(
      respondWith(ProductDocument, { product: null }),
      respondWith(RootCategoriesDocument, { categories: [] }),
    );
    renderProduct({}, 'nothing');
    expect(await screen.findByRole('heading', { name: 'We can’t find that product' })).toBeTruthy();
  });
});
