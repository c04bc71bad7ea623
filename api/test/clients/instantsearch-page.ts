import { type BrowserPage, openPage } from './browser-page';

/** The snippet from the hosted service's guide: it queues calls until the library has loaded. */
const INSIGHTS_SNIPPET = `// search-insights
AlgoliaAnalyticsObject = 'aa';
aa = function () { (aa.queue = aa.queue || []).push(arguments); };`;

const SCRIPTS = [
  INSIGHTS_SNIPPET,
  'search-insights/dist/search-insights.min.js',
  'algoliasearch/dist/lite/builds/browser.umd.js',
  'instantsearch.js/dist/instantsearch.production.min.js',
];

const PARTS = [
  'box',
  'stats',
  'hits',
  'brands',
  'menu',
  'price',
  'pages',
  'sort',
  'banners',
  'related',
  'bought',
];

// biome-ignore lint/suspicious/noExplicitAny: the library's templates
type Template = (item: any, tools: any) => unknown;

const hitTemplate: Template = (
  hit,
  { html, components, sendEvent },
) => html`<p class="hit" id=${`hit-${hit.objectID}`}>
  <a onClick=${() => sendEvent('click', hit, 'Clicked')}>${components.Highlight({ hit, attribute: 'name' })}</a>
  <button onClick=${() => sendEvent('conversion', hit, 'Added to cart')}>Add</button>
</p>`;
const bannerTemplate: Template = ({ items }, { html }) =>
  html`${items.flatMap(({ promoBanners }: { promoBanners: { text: string }[] }) =>
    promoBanners.map(({ text }) => html`<p class="banner">${text}</p>`),
  )}`;
const cardTemplate: Template = ({ name }, { html }) => html`<p class="card">${name}</p>`;

/** The widgets of an ordinary results page, each in a separate container. */
function widgetsOf({ widgets }: BrowserPage['window'], productId: string): unknown[] {
  const at = (id: string) => ({ container: `#${id}` });
  const sorts = [
    { label: 'Relevance', value: 'products' },
    { label: 'Price', value: 'products_price_asc' },
  ];
  const recommended = { objectIDs: [productId], limit: 4, templates: { item: cardTemplate } };
  return [
    widgets.searchBox(at('box')),
    widgets.stats(at('stats')),
    widgets.hits({ ...at('hits'), templates: { item: hitTemplate } }),
    widgets.refinementList({ ...at('brands'), attribute: 'brand', searchable: true }),
    widgets.hierarchicalMenu({ ...at('menu'), attributes: ['categories.lvl0', 'categories.lvl1'] }),
    widgets.rangeInput({ ...at('price'), attribute: 'price' }),
    widgets.pagination({ ...at('pages'), scrollTo: false }),
    widgets.sortBy({ ...at('sort'), items: sorts }),
    widgets.queryRuleCustomData({ ...at('banners'), templates: { default: bannerTemplate } }),
    widgets.relatedProducts({ ...at('related'), ...recommended }),
    widgets.frequentlyBoughtTogether({ ...at('bought'), ...recommended }),
    widgets.configure({ hitsPerPage: 6 }),
  ];
}

/** Opens an InstantSearch page against an api, with the unmodified libraries loaded by script tags. */
export function openInstantSearch(apiUrl: string, productId: string) {
  const page = openPage(apiUrl, PARTS.map((id) => `<div id="${id}"></div>`).join(''), SCRIPTS);
  const { window, document } = page;
  const hosts = [{ url: new URL(apiUrl).host, protocol: 'http', accept: 'readWrite' }];
  const searchClient = window['algoliasearch/lite'].liteClient('SALTBUSH', 'search-only', { hosts });
  window.aa('init', { appId: 'SALTBUSH', apiKey: 'search-only', host: apiUrl });
  const search = window.instantsearch({ indexName: 'products', searchClient, insights: true });
  const errors: string[] = [];
  search.on('error', ({ error }: { error: Error }) => errors.push(error.message));
  search.addWidgets(widgetsOf(window.instantsearch, productId));
  search.start();
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return {
    ...page,
    errors,
    /** Returns the library's state after the last response. */
    results: () => search.helper.lastResults,
    texts: (selector: string) => all(selector).map(({ textContent }) => (textContent ?? '').trim()),
    click: (selector: string) => all(selector)[0]?.click(),
    /** Types into an input as a shopper would. */
    type(selector: string, value: string): void {
      const input = document.querySelector<HTMLInputElement>(selector);
      if (!input) throw new Error(`No ${selector}`);
      input.value = value;
      input.dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    submit(selector: string): void {
      const form = document.querySelector(selector);
      form?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
    },
    choose(selector: string, value: string): void {
      const select = document.querySelector<HTMLSelectElement>(selector);
      if (!select) throw new Error(`No ${selector}`);
      select.value = value;
      select.dispatchEvent(new window.Event('change', { bubbles: true }));
    },
  };
}

export type InstantSearchPage = ReturnType<typeof openInstantSearch>;
