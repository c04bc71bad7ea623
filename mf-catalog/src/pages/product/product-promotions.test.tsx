import { respondWith } from '@saltbush/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  GetPromotionProductsByIdDocument,
  ProductsByIdDocument,
  PromoBannerDocument,
  RelatedProductsDocument,
} from '../../generated/gql/graphql';
import {
  openProduct,
  productHandler,
  renderProduct,
  resetShop,
  serveDefaults,
} from '../../samples/drive-product';
import { card } from '../../samples/products';

describe('promotions on the product page', () => {
  beforeEach(resetShop);

  it('shows no promotions for a medicine that may not be advertised', async () => {
    await openProduct({
      rrp: 4990,
      schedule: '4',
      is_advertisable: false,
      is_clearance: true,
      badges: ['Best seller'],
      edr_bonus_points: 100,
      prices: [
        { min_qty: 1, type: 'default', value: 2495 },
        { min_qty: 3, type: 'multi_3', value: 1995 },
      ],
    });
    expect(document.querySelector('s')).toBeNull();
    for (const text of [/% OFF/, 'Clearance', 'Best seller', /Buy 3/])
      expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByText(/Saltbush Rewards Points/)).toBeNull();
  });

  it('excludes medicines that may not be promoted from its rows', async () => {
    const data = [
      card({ id: '20', title: 'Plain goods' }),
      card({ id: '21', title: 'Script medicine', schedule: '4' }),
    ];
    serveDefaults(productHandler(), respondWith(RelatedProductsDocument, { recommended_products: { data } }));
    renderProduct();
    expect(await screen.findByRole('link', { name: 'Plain goods' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Script medicine' })).toBeNull();
  });

  it('promotes nothing else on the page of a medicine that may not be promoted [advertising-05]', async () => {
    localStorage.setItem('personal:recently_viewed', JSON.stringify(['31']));
    const asked: string[] = [];
    const goods = card({ id: '30', title: 'Plain goods' });
    const viewed = card({ id: '31', title: 'Viewed goods' });
    serveDefaults(
      productHandler({
        schedule: '4',
        is_advertisable: false,
        expert_advice_products: [{ id: '30', card: goods }],
      }),
      respondWith(RelatedProductsDocument, () => {
        asked.push('related');
        return { recommended_products: { data: [goods] } };
      }),
      respondWith(ProductsByIdDocument, () => {
        asked.push('viewed');
        return { products: [viewed] };
      }),
    );
    renderProduct();
    await screen.findByText('Product code TID-500');
    for (const row of ['You may also like', 'Recently viewed', 'Mentioned in the advice'])
      expect(screen.queryByRole('heading', { name: row })).toBeNull();
    expect(asked).toEqual([]);
  });

  const promotion = {
    id: '2',
    url: '/promotions/2',
    display_title: 'Any 3 for $20',
    display_info: 'Mix and match.',
    end_date: '2026-12-31T12:00:00.000Z',
  };

  it('names every promotion and its last day [2.10-07]', async () => {
    const other = {
      ...promotion,
      id: '3',
      display_title: 'Any 2 for $15',
      end_date: '2026-12-24T12:00:00.000Z',
    };
    await openProduct({ promotions: [promotion, other] });
    const promotions = within(screen.getByRole('region', { name: 'Promotions' })).getAllByRole('listitem');
    expect(promotions.map(({ textContent }) => textContent)).toEqual([
      'Any 3 for $20Ends 31 DecemberSee products',
      'Any 2 for $15Ends 24 DecemberSee products',
    ]);
  });

  it("opens a drawer with a promotion's available products [2.10-07] [2.14-01] [2.14-02]", async () => {
    const cards = ['30', '31'].map((id) => ({ card: card({ id }) }));
    const promoted = respondWith(GetPromotionProductsByIdDocument, { promotions: { products: cards } });
    await openProduct({ promotions: [promotion] }, undefined, promoted);
    await userEvent.click(screen.getByRole('button', { name: 'See products of Any 3 for $20' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Any 3 for $20' }));
    expect(drawer.getByText('Mix and match.')).toBeTruthy();
    expect(drawer.getAllByRole('article')).toHaveLength(2);
    expect(drawer.getByRole('link', { name: 'View all products' }).getAttribute('href')).toBe(
      '/promotions/2',
    );
  });

  it('disables the drawer of a promotion without available products [2.14-03]', async () => {
    const nothing = respondWith(GetPromotionProductsByIdDocument, { promotions: { products: [] } });
    await openProduct({ promotions: [promotion] }, undefined, nothing);
    const button = screen.getByRole('button', { name: 'See products of Any 3 for $20' });
    await userEvent.click(button);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("shows the manufacturer's banner from the content service [2.10-08] [3.c-20]", async () => {
    const banner = {
      title: 'Build the barrier first',
      text: '',
      image: '/b.svg',
      targetLink: '/brands/verrin',
    };
    const bannerHandler = respondWith(PromoBannerDocument, { promo_banner: banner });
    await openProduct({ coop_advert: { kontent_code: 'verrin' } }, undefined, bannerHandler);
    const link = await screen.findByRole('link', { name: 'Build the barrier first' });
    expect(link.getAttribute('href')).toBe('/brands/verrin');
  });
});
