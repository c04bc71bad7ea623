/**
 * The import order of the api's domains, lowest first: a domain may import those on earlier lines, never its neighbours
 * or those on later lines. `api/src/domains/README.md` describes how to reach a higher domain instead.
 */
export const DOMAIN_ORDER = [
  ['audit', 'mail', 'food-diary', 'consents', 'release-figures'],
  ['fulfilment', 'promotions'],
  ['catalogue'],
  ['search'],
  ['listings'],
  ['content'],
  ['accounts'],
  ['addresses', 'patients', 'payment-methods', 'rewards'],
  ['cart', 'health-drafts'],
  ['orders'],
  ['analytics', 'autodelivery', 'favourites', 'product-views', 'stock-notifications', 'telehealth'],
  ['journeys'],
  ['staff'],
];

/** The search service has a place in the order without being a domain: it has its own folder. */
const folderOf = (name) => (name === 'search' ? 'search' : `domains/${name}`);
const DOMAINS = DOMAIN_ORDER.flat().filter((name) => name !== 'search');
const TESTS = '\\.test\\.ts$';
const INDEX = '^api/src/domains/[^/]+/index\\.ts$';
const REGISTRY = '^api/src/server/domains\\.ts$';
const ASSEMBLY = '^api/src/domains/[^/]+/domain\\.ts$';

/** One rule per domain: what it must not import, types included. */
const orderRules = DOMAIN_ORDER.flatMap((line, place) =>
  line.map((name) => {
    const others = DOMAIN_ORDER.slice(place)
      .flat()
      .filter((other) => other !== name);
    return {
      name: `domains-import-downwards:${name}`,
      comment:
        `${name} may import only the domains on lines before its own in api/domain-order.mjs, so that their graph has ` +
        'no cycles of values or types. Emit an event or call a hook, which the other domain handles in its register.ts ' +
        '(api/src/domains/README.md), or move the code to the higher of the two.',
      severity: 'error',
      from: { path: `^api/src/${folderOf(name)}/`, pathNot: TESTS },
      to: { path: `^api/src/(${others.map(folderOf).join('|')})/` },
    };
  }),
).filter(({ to }) => to.path !== '^api/src/()/');

/** Rules of dependency-cruiser for the domains of the api. */
export const domainRules = [
  ...orderRules,
  {
    name: 'domains-are-ordered',
    comment:
      'Every folder of api/src/domains has a place in api/domain-order.mjs, which decides what it may import. Add it there.',
    severity: 'error',
    from: { path: `^api/src/domains/(?!(${DOMAINS.join('|')})/)` },
    to: {},
  },
  {
    name: 'domains-through-their-index',
    comment:
      'A domain is imported only through its index.ts, so that its internals can change. Export the name there if others ' +
      'should use it; code that no domain owns belongs in api/src/lib.',
    severity: 'error',
    from: { path: '^api/src/domains/([^/]+)/', pathNot: TESTS },
    to: { path: '^api/src/domains/', pathNot: ['^api/src/domains/$1/', INDEX] },
  },
  {
    name: 'domains-through-their-index-outside',
    comment:
      'Server, jobs, search, payments and the sample shop import a domain through its index.ts. Only ' +
      'api/src/server/domains.ts, which assembles the api, imports its domain.ts.',
    severity: 'error',
    from: { path: '^api/(src/(?!domains/)|seed/|bench/)', pathNot: [TESTS, REGISTRY] },
    to: { path: '^api/src/domains/', pathNot: INDEX },
  },
  {
    name: 'domains-are-assembled-once',
    comment: 'api/src/server/domains.ts imports the domain.ts of each domain and none of its other files.',
    severity: 'error',
    from: { path: REGISTRY },
    to: { path: '^api/src/domains/', pathNot: ASSEMBLY },
  },
  {
    name: 'domains-without-server',
    comment:
      'The server assembles the domains; they do not depend on it or on the whole ApiContext. Declare what the domain ' +
      'needs in its context.ts, extending api/src/lib/context.ts; code that several need belongs in api/src/lib.',
    severity: 'error',
    from: { path: '^api/src/domains/', pathNot: TESTS },
    to: { path: '^api/src/server/' },
  },
  {
    name: 'services-without-domains',
    comment:
      'Shared code and external services serve every domain and depend on neither domains nor the server. Pass in what is ' +
      'needed as an argument or a hook (api/src/lib/hooks.ts); code that belongs to one domain moves into it.',
    severity: 'error',
    from: { path: '^api/src/(lib|payments|identity|escripts|medicare)/', pathNot: TESTS },
    to: { path: '^api/src/(domains|server)/' },
  },
  {
    name: 'search-without-server',
    comment:
      'Search is below the domains that use it, and the server above all of them: importing the server would create a ' +
      'cycle of types. Declare what search needs in a context that extends api/src/lib/context.ts.',
    severity: 'error',
    from: { path: '^api/src/search/', pathNot: TESTS },
    to: { path: '^api/src/server/' },
  },
];
