import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenRules, empty, rules } from './plant';

describe('domains of the api', () => {
  it.each([
    ['domains-import-downwards:accounts', 'accounts/a.ts', 'cart/index.ts'],
    ['domains-import-downwards:orders', 'orders/a.ts', 'autodelivery/index.ts'],
    ['domains-import-downwards:telehealth', 'telehealth/a.ts', 'journeys/index.ts'],
    ['domains-import-downwards:patients', 'patients/a.ts', 'addresses/index.ts'],
    ['domains-import-downwards:mail', 'mail/templates/a.ts', 'staff/index.ts'],
    ['domains-import-downwards:catalogue', 'catalogue/a.ts', '../search/index.ts'],
    ['domains-import-downwards:search', '../search/a.ts', 'content/index.ts'],
    ['domains-are-ordered', 'gift-cards/a.ts', 'gift-cards/b.ts'],
    ['domains-through-their-index', 'orders/a.ts', 'cart/store.ts'],
    ['domains-through-their-index', 'orders/a.ts', 'cart/domain.ts'],
    ['domains-through-their-index-outside', '../jobs/a.ts', 'cart/store.ts'],
    ['domains-through-their-index-outside', '../server/a.ts', 'cart/domain.ts'],
    ['domains-through-their-index-outside', '../../seed/a.ts', 'cart/view/cart-view.ts'],
    ['domains-are-assembled-once', '../server/domains.ts', 'cart/resolvers.ts'],
    ['domains-without-server', 'orders/a.ts', '../server/context.ts'],
    ['services-without-domains', '../payments/a.ts', 'orders/index.ts'],
    ['services-without-domains', '../identity/a.ts', '../server/guards.ts'],
    ['search-without-server', '../search/wire/a.ts', '../server/context.ts'],
    ['services-without-domains', '../lib/http/a.ts', 'accounts/index.ts'],
  ])('%s is broken by %s importing %s, even if only a type', async (rule, from, to) => {
    const [source, target] = [from, to].map((path) => posix.join('api/src/domains', path)) as [
      string,
      string,
    ];
    const path = posix.relative(posix.dirname(source), target).replace(/\.ts$/, '');
    const type = `import type { Value } from './${path}';\nexport type Alias = Value;\n`;
    const broken = await brokenRules({ [source]: type, [target]: 'export type Value = 1;\n' });
    expect(broken).toContain(rule);
  });

  it('state the broken rule, the reason and where the code belongs', () => {
    const { forbidden = [] } = rules;
    const domainRules = forbidden.filter(({ name }) => /^(domains|services)-/.test(name ?? ''));
    expect(domainRules.length).toBeGreaterThan(20);
    for (const { comment } of domainRules) expect(comment?.length).toBeGreaterThan(60);
  });

  it('can import lower domains through index.ts, their own files, and lib', async () => {
    const broken = await brokenRules({
      'api/src/domains/orders/a.ts': "import './b';\nimport '../cart';\nimport '../../lib/c';\n",
      'api/src/domains/orders/b.ts': empty,
      'api/src/domains/cart/index.ts': "import './store';\n",
      'api/src/domains/cart/store.ts': empty,
      'api/src/lib/c.ts': empty,
      'api/src/server/domains.ts': "import '../domains/orders/domain';\n",
      'api/src/domains/orders/domain.ts': "import './a';\n",
      'api/src/jobs/a.ts': "import '../domains/orders';\n",
      'api/src/domains/orders/index.ts': "import './a';\n",
    });
    expect(broken).toEqual([]);
  });
});
