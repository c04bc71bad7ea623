import { describe, expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';

describe('content', () => {
  const api = testApi();

  const ask = async (query: string, variables = {}) => {
    const response = await api.request(query, variables);
    expect(response.errors).toBeUndefined();
    return response.data;
  };

  it('has the menu [3.l-01 3.l-02 3.l-03 3.l-04 3.l-05 3.l-06 3.l-07 3.l-08]', async () => {
    const { navigation } = await ask(`{ navigation {
      menuItems { id title url dynamicContents { id title text image targetLink }
        catGroups { id groupEyebrow variant
          categories { id title url leftIcon promoFlag infoText hasRightArrow showAllHierarchies
            dynamicContents { id } subCats { id title url subCats { id title url subCats { id } } } } } }
      external_patterns popular_brands { id name url image } brands { id name url image } } }`);
    expect(navigation.menuItems.length).toBeGreaterThan(3);
    const groups = navigation.menuItems.flatMap((item: { catGroups: object[] }) => item.catGroups);
    expect(new Set(groups.map((group: { variant: string }) => group.variant))).toEqual(
      new Set(['primary', 'secondary']),
    );
    expect(navigation.external_patterns).toEqual(['^https?://', '^/discover/']);
    expect(navigation.brands.length).toBeGreaterThan(navigation.popular_brands.length);
  });

  it('has a menu of two levels below a department, and brands with their logos [3.l-04 3.l-08]', async () => {
    const { navigation } = await ask(`{ navigation {
      menuItems { id catGroups { categories { url subCats { id title url subCats { id title url } } } } }
      brands { id name url image } popular_brands { id name url image } } }`);
    const shop = navigation.menuItems.find(({ id }: { id: string }) => id === 'shop');
    const departments = shop.catGroups.flatMap(({ categories }: { categories: object[] }) => categories);
    const vitamins = departments.find(({ url }: { url: string }) => url === '/browse/vitamins-supplements');
    const minerals = vitamins.subCats.find(({ title }: { title: string }) => title === 'Minerals');
    expect(minerals).toMatchObject({ id: expect.any(String), url: '/browse/vitamins-supplements/minerals' });
    expect(minerals.subCats).toContainEqual({
      id: expect.any(String),
      title: 'Magnesium',
      url: '/browse/vitamins-supplements/minerals/magnesium',
    });
    for (const list of [navigation.brands, navigation.popular_brands])
      expect(list).toContainEqual({
        id: expect.any(String),
        name: 'Tidewell',
        url: '/brands/tidewell',
        image: expect.stringMatching(/^\/media\//),
      });
  });

  it('has strips, links and banners [3.l-09 3.l-10 3.l-11 3.l-12]', async () => {
    const data = await ask(`{
      mobile_promo { mobilePromoImage mobilePromoImageAlt mobilePromoTargetLink mobilePromoDisclaim mobilePromoDisclaimTargetLink }
      top_strip { links { id icon linkText targetLink } rotatingRichTexts { id html targetLink }
        dropdown { id title description linkText targetLink } }
      quick_links { id icon targetLink linkText }
      search_banners { promoBanners { text image theme targetLink } disclaimer searchBannerCodeNames } }`);
    expect(data.mobile_promo.mobilePromoImage).toMatch(/^\/media\//);
    expect(data.top_strip.rotatingRichTexts.length).toBeGreaterThan(1);
    expect(data.quick_links.map(({ linkText }: { linkText: string }) => linkText)).toContain('See a doctor');
    expect(data.search_banners.promoBanners[0].theme).toMatch(/^(primary|other)$/);
  });

  it('has the home page with cards, categories and brands [6-16]', async () => {
    const { home } = await ask(`{ home { sections { __typename id title
      ... on HeroSection { audience image }
      ... on ProductsSection { products { id title isOutOfStock } }
      ... on CategoriesSection { categories { title url product_count } }
      ... on BrandsSection { brands { name logo_image } } } } }`);
    const of = (type: string) =>
      home.sections.filter(({ __typename }: { __typename: string }) => __typename === type);
    for (const { audience } of of('HeroSection')) expect(['guest', 'existing', 'all']).toContain(audience);
    const cards = of('ProductsSection').flatMap(({ products }: { products: object[] }) => products);
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(card).toMatchObject({ isOutOfStock: false });
    expect(of('CategoriesSection')[0].categories.length).toBeGreaterThan(3);
    expect(of('BrandsSection')[0].brands.length).toBeGreaterThan(3);
  });

  it('names the price of a consult that its card and its page name', async () => {
    const { home, product } = await ask(`{
      home { sections { ... on ServicesSection { tiles { text } } ... on TelehealthSection { points } } }
      product(slug: "telehealth-short-consult") { card { price } prices { type value } } }`);
    const shown = `from $${product.card.price / 100}`;
    expect(product.prices).toContainEqual({ type: 'default', value: product.card.price });
    const texts = JSON.stringify(home);
    expect(texts).toContain(`Phone or video, ${shown}`);
    expect(texts).toContain(`Consults ${shown}`);
    expect(texts).not.toContain('{price:');
  });

  it('finds text pages with and without a leading slash', async () => {
    const query =
      'query($path: String!) { content_page(path: $path) { path title html description updated_at } }';
    const { content_page } = await ask(query, { path: '/shipping-returns' });
    expect(content_page).toMatchObject({ path: 'shipping-returns', html: expect.stringContaining('30') });
    expect(await ask(query, { path: 'no/such/page' })).toEqual({ content_page: null });
  });

  it('says the same about each delivery method as product pages do [selling-28]', async () => {
    const { content_page, postcode_shipping_methods } = await ask(
      `{ content_page(path: "/shipping-returns") { html }
         postcode_shipping_methods(postcode: "2000") { name display_price pdp_display_info } }`,
    );
    for (const { name, display_price, pdp_display_info } of postcode_shipping_methods) {
      const [row] = new RegExp(`<tr><td>${name}</td>.*?</tr>`).exec(content_page.html) ?? [''];
      const price = display_price === 'free' ? 'Free' : display_price;
      expect(row).toContain(price);
      const [days] = /\d to \d business days/.exec(pdp_display_info) ?? [''];
      expect(row).toContain(days);
    }
  });
});
