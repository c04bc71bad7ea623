import type { Random } from './random';
import type { Values } from './values';

export interface RawRequest {
  path: string;
  body: string;
  headers?: Record<string, string>;
}

const JSON_PATHS = [
  '/api/auth/login',
  '/api/auth/signup',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/impersonate',
  '/api/auth/social',
  '/api/telehealth/medicare/booking',
  '/api/staff/product-photos',
  '/api/staff/content-pictures',
  '/api/nothing',
];
const FIELDS = [
  'email',
  'password',
  'first_name',
  'last_name',
  'cart_uuid',
  'token',
  'provider',
  'card_number',
  'reason',
  'customer_id',
  'return_to',
  '__proto__',
  'constructor',
];
const BROKEN = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"query":',
  '{"query":1}',
  '{"query":null}',
  '{"query":"{","variables":[]}',
  '{"query":"query { me { id } }","variables":"x","operationName":5}',
  '{"query":"{ me { id } } query B { me { id } }"}',
  '{"query":"subscription { me { id } }"}',
  '{"__proto__":{"isAdmin":true},"query":"{ me { id } }"}',
  '{"query":"{ __schema { types { name } } }"}',
  '{"query":"{ a { b { c } } }"}',
  '{"query":"query($a: Int = 1e5) { me { id } }"}',
  '{"query":"fragment A on Me { ...A } { me { ...A } }"}',
  '{"query":"{ me { id @skip(if: $x) @include(if: true) } }"}',
  '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]',
  '\ufeff{"query":"{ me { id } }"}',
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/graphql',
  'x',
];
const DEEP = 3000;

/** Generates malformed requests, and requests to the JSON endpoints. */
export class Bodies {
  constructor(
    private readonly random: Random,
    private readonly values: Values,
  ) {}

  next(): RawRequest {
    const roll = this.random.next();
    if (roll < 0.35) return { path: '/graphql', body: this.random.pick(BROKEN) };
    if (roll < 0.4) return { path: '/graphql', body: '['.repeat(DEEP) };
    if (roll < 0.45) return { path: '/graphql', body: this.nested() };
    if (roll < 0.5) {
      const headers = { 'content-type': this.random.pick(TYPES), accept: this.random.pick(TYPES) };
      return { path: '/graphql', body: '{"query":"{ me { id } }"}', headers };
    }
    if (roll < 0.75) return { path: this.random.pick(JSON_PATHS), body: JSON.stringify(this.object()) };
    return this.search();
  }

  private object(): Record<string, unknown> {
    const entries = FIELDS.filter(() => this.random.chance(0.6)).map((field): [string, unknown] => [
      field,
      this.random.chance(0.85) ? this.values.text() : this.random.pick([null, 5, {}, [], { $ne: null }]),
    ]);
    return Object.fromEntries(entries);
  }

  private nested(): string {
    const depth = 5 + this.random.below(200);
    const query = `{ categories ${'{ children '.repeat(depth)} { id } ${'}'.repeat(depth)} }`;
    return JSON.stringify({ query });
  }

  private search(): RawRequest {
    const params = {
      indexName: this.random.pick([
        'products',
        'products_price_asc',
        'query_suggestions',
        this.values.text(),
      ]),
      query: this.values.text(),
      page: this.random.pick([0, 1, -1, 1e9, 'x']),
      hitsPerPage: this.random.pick([6, 0, -5, 1e7, null]),
      facets: this.random.pick([['*'], ['brand'], 'brand', [this.values.text()], 7]),
      facetFilters: this.random.pick([[], [`brand:${this.values.text()}`], [[['x']]], 'a:b', {}]),
      numericFilters: this.random.pick([[], ['price>0'], ['price<<1'], [`${this.values.text()}>1`]]),
      clickAnalytics: this.random.chance(0.5),
    };
    const path = this.random.pick(['/1/indexes/*/queries', '/1/indexes/*/recommendations', '/1/events']);
    const event = { eventType: 'click', eventName: 'x', index: 'products', objectIDs: [this.values.text()] };
    const body = path === '/1/events' ? { events: [event, this.object()] } : { requests: [params] };
    return { path, body: JSON.stringify(body) };
  }
}
