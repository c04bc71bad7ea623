import { createQueryClient, type PageModule } from '@saltbush/shared-ui/platform';
import { allSent, type RequestHandler, respondWith, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { describe, expect, it } from 'vitest';
import {
  BrandsDocument,
  ContentPageDocument,
  HomeDocument,
  ListingDocument,
  ProductDeliveryDocument,
  ProductDocument,
  RootCategoriesDocument,
} from '../generated/gql/graphql';
import { heroSection, homeSections } from '../samples/home';
import { listing, product } from '../samples/products';
import { page as brandsPage } from './brands';
import { page as contentPage } from './content';
import { page as homePage } from './home';
import { page as listingPage } from './listing';
import { page as notFoundPage } from './not-found';
import { page as productPage } from './product';

const sold = (rest: Parameters<typeof product>[0] = {}) =>
  respondWith(ProductDocument, { product: product(rest) });
const listed = respondWith(ListingDocument, { listing: listing() });

/** Loads a page for an address as the server does. */
function load(
  page: PageModule,
  address: { params?: Record<string, string>; search?: string; pathname?: string },
  ...handlers: RequestHandler[]
) {
  serve(
    respondWith(RootCategoriesDocument, { categories: [] }),
    respondWith(ProductDeliveryDocument, { product: { shipping_methods: [] } }),
    ...handlers,
  );
  const { params = {}, search = '', pathname = '/' } = address;
  const context = {
    params,
    search: new URLSearchParams(search),
    pathname,
    queryClient: createQueryClient(),
  };
  return page.load(context);
}

const dataOf = (result: { head: { jsonLd?: object[] } }, type: string) =>
  result.head.jsonLd?.find((data) => (data as { '@type': string })['@type'] === type) as
    | Record<string, unknown>
    | undefined;

describe('page heads and statuses', () => {
  it('lists the departments at /browse, which search engines may follow, unlike a search for nothing', async () => {
    const departments = await load(listingPage, { pathname: '/browse' });
    expect(departments.head).toEqual({ title: 'All departments | Saltbush Health' });
    const search = await load(listingPage, { pathname: '/search-results' });
    expect(search.head).toMatchObject({ robots: 'noindex' });
  });

  it('describes a product with its offer and breadcrumbs', async () => {
    const result = await load(productPage, { params: { slug: 'magnesium-7' } }, sold());
    expect(result.head).toMatchObject({
      title: 'Tidewell Magnesium Glycinate 120 Capsules | Saltbush Health',
      description: 'Gentle magnesium for muscles.',
      canonical: '/products/magnesium-7',
      preloadImage: product().images[0]?.url,
    });
    expect(dataOf(result, 'Product')?.offers).toMatchObject({ price: '24.95', priceCurrency: 'AUD' });
    const steps = dataOf(result, 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(steps.map(({ item }) => item)).toEqual([
      '/',
      '/browse/vitamins',
      '/browse/vitamins/magnesium',
      '/products/magnesium-7',
    ]);
  });

  it('omits the offer of a medicine that may not be advertised [advertising-01]', async () => {
    const medicine = sold({ schedule: '4', is_advertisable: false });
    const result = await load(productPage, { params: { slug: 'magnesium-7' } }, medicine);
    expect(dataOf(result, 'BreadcrumbList')).toBeTruthy();
    expect(dataOf(result, 'Product')).toBeUndefined();
  });

  it('requests a product and its delivery methods concurrently', async () => {
    await load(productPage, { params: { slug: 'x' } }, sold());
    expect(allSent().map(({ operation }) => operation)).toEqual(['Product', 'ProductDelivery']);
    expect(sentVariables(ProductDeliveryDocument)).toEqual([{ slug: 'x', postcode: '2000' }]);
  });

  it.each([
    ['a product', productPage, { params: { slug: 'x' } }, [respondWith(ProductDocument, { product: null })]],
    ['a category', listingPage, { params: { path: 'x' } }, [respondWith(ListingDocument, { listing: null })]],
    [
      'a text',
      contentPage,
      { params: { page: 'x' } },
      [respondWith(ContentPageDocument, { content_page: null })],
    ],
    ['a page', notFoundPage, {}, []],
  ])('responds with 404 if there is no such %s', async (_what, page, address, handlers) => {
    const result = await load(page, address, ...handlers);
    expect(result).toMatchObject({ status: 404, head: { robots: 'noindex' } });
  });

  it('responds with 410 for a discontinued product', async () => {
    const deleted = sold({ status: 'Deleted' });
    expect(await load(productPage, { params: { slug: 'x' } }, deleted)).toMatchObject({ status: 410 });
  });

  it('gives each page of a listing its own canonical URL, and filtered pages that of the unfiltered listing', async () => {
    const plain = await load(listingPage, { params: { path: 'v/m' }, search: 'page=2' }, listed);
    expect(plain.head.canonical).toBe('/browse/vitamins/magnesium?page=2');
    expect(plain.head.robots).toBeUndefined();
    const address = { params: { path: 'v/m' }, search: 'brand=verrin&page=2' };
    const filtered = await load(listingPage, address, listed);
    expect(filtered.head).toMatchObject({ canonical: '/browse/vitamins/magnesium', robots: 'noindex' });
    expect(dataOf(plain, 'ItemList')?.itemListElement).toMatchObject([
      { position: 25 },
      ...Array(23).fill({}),
    ]);
  });

  it('redirects a page beyond the last one to the last page', async () => {
    const address = { params: { path: 'v/m' }, search: 'page=99&sort=newest' };
    const result = await load(listingPage, address, listed);
    expect(result.redirect).toEqual({
      to: '/browse/vitamins/magnesium?sort=newest&page=2',
      permanent: false,
    });
  });

  it('preloads the picture of the first hero shown to guests [6-16]', async () => {
    const forExisting = { ...heroSection, id: 'back', image: '/back.svg', audience: 'existing' };
    const sections = [forExisting, ...homeSections];
    const result = await load(homePage, {}, respondWith(HomeDocument, { home: { sections } }));
    expect(result.head.preloadImage).toBe(heroSection.image);
    expect(result.head.canonical).toBe('/');
  });

  it('maps every content address to its path [2.1-23] [2.1-24]', async () => {
    const text = {
      path: '/x',
      title: 'Text',
      description: '',
      html: '',
      updated_at: '2026-01-01T00:00:00.000Z',
    };
    for (const [params, path] of [
      [{}, 'shipping-returns'],
      [{ discover: 'auto-delivery' }, 'discover/auto-delivery'],
      [{ page: 'terms' }, 'pages/terms'],
    ] as const) {
      await load(contentPage, { params }, respondWith(ContentPageDocument, { content_page: text }));
      expect(sentVariables(ContentPageDocument).at(-1)).toEqual({ path });
    }
  });

  it('sets the title of the brands page [2.1-09]', async () => {
    const result = await load(brandsPage, {}, respondWith(BrandsDocument, { brands: [], popular: [] }));
    expect(result.head.title).toBe('All brands | Saltbush Health');
  });
});
