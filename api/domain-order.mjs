/**
 * Which room of the api may know which: a room knows those of the lines above its own, never its neighbours on the
 * line or what stands below. `api/src/domains/README.md` says how to reach upwards instead.
 */
export const DOMAIN_ORDER = [
  ['audit', 'mail', 'food-diary'],
  ['fulfilment', 'promotions'],
  ['catalogue'],
  ['search'],
  ['listings'],
  ['content'],
  ['accounts'],
  ['addresses', 'patients', 'payment-methods', 'rewards'],
  ['cart'],
  ['orders'],
  ['autodelivery', 'favourites', 'product-views', 'stock-notifications', 'telehealth'],
  ['journeys'],
  ['staff'],
];

/** The search service stands among the domains without being one: its rooms are its own. */
const folderOf = (name) => (name === 'search' ? 'search' : `domains/${name}`);
const DOMAINS = DOMAIN_ORDER.flat().filter((name) => name !== 'search');
const TESTS = '\\.test\\.ts$';
const INDEX = '^api/src/domains/[^/]+/index\\.ts$';
const REGISTRY = '^api/src/server/domains\\.ts$';
const ASSEMBLY = '^api/src/domains/[^/]+/domain\\.ts$';

/** One rule a room: what it may not know, types included. */
const orderRules = DOMAIN_ORDER.flatMap((line, place) =>
  line.map((name) => {
    const others = DOMAIN_ORDER.slice(place)
      .flat()
      .filter((other) => other !== name);
    return {
      name: `domains-look-down:${name}`,
      comment:
        `${name} may know only the domains above its line in api/domain-order.mjs, so that their graph has no cycle, ` +
        'of values or of types. Announce an event or ask a hook, which the other domain answers in its register.ts ' +
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
    name: 'domains-have-a-place',
    comment:
      'Every folder of api/src/domains stands in api/domain-order.mjs, which says whom it may know. Add it there.',
    severity: 'error',
    from: { path: `^api/src/domains/(?!(${DOMAINS.join('|')})/)` },
    to: {},
  },
  {
    name: 'domains-have-one-door',
    comment:
      'A domain is entered by its index.ts alone, so that its inside can change. Export the name there if others should ' +
      'know it; what no domain owns belongs in api/src/lib.',
    severity: 'error',
    from: { path: '^api/src/domains/([^/]+)/', pathNot: TESTS },
    to: { path: '^api/src/domains/', pathNot: ['^api/src/domains/$1/', INDEX] },
  },
  {
    name: 'domains-have-one-door-outside',
    comment:
      'Server, jobs, search, payments and the sample shop enter a domain by its index.ts. Its domain.ts is for ' +
      'api/src/server/domains.ts, which assembles the api, and nobody else.',
    severity: 'error',
    from: { path: '^api/(src/(?!domains/)|seed/|bench/)', pathNot: [TESTS, REGISTRY] },
    to: { path: '^api/src/domains/', pathNot: INDEX },
  },
  {
    name: 'domains-are-assembled-once',
    comment: 'api/src/server/domains.ts knows the domain.ts of each domain and nothing else inside it.',
    severity: 'error',
    from: { path: REGISTRY },
    to: { path: '^api/src/domains/', pathNot: ASSEMBLY },
  },
  {
    name: 'domains-know-no-server',
    comment:
      'The server assembles the domains; they know nothing of it, least of all the whole ApiContext. Declare what the ' +
      'domain needs in its context.ts, on top of api/src/lib/context.ts; what several need belongs in api/src/lib.',
    severity: 'error',
    from: { path: '^api/src/domains/', pathNot: TESTS },
    to: { path: '^api/src/server/' },
  },
  {
    name: 'services-know-no-domain',
    comment:
      'Shared mechanics and outside services serve every domain and know neither them nor the server. Take what is needed as an argument, or ' +
      'a hook (api/src/lib/hooks.ts); what belongs to one domain moves into it.',
    severity: 'error',
    from: { path: '^api/src/(lib|payments|identity|escripts|medicare)/', pathNot: TESTS },
    to: { path: '^api/src/(domains|server)/' },
  },
  {
    name: 'search-knows-no-server',
    comment:
      'The search stands below the domains that ask it, and the server above all of them: importing the server would ' +
      'close a circle of types. Declare what the search needs, on top of api/src/lib/context.ts.',
    severity: 'error',
    from: { path: '^api/src/search/', pathNot: TESTS },
    to: { path: '^api/src/server/' },
  },
];
