import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../src/paths';

const rules = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as { default: IConfiguration };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function brokenRules(files: Record<string, string>): Promise<string[]> {
  plant(files);
  const { options, ...ruleSet } = rules.default;
  const { tsConfig: _tsConfig, ...rest } = options ?? {};
  const roots = [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))];
  const result = await cruise(roots, { ...rest, baseDir: folder, validate: true, ruleSet }, {});
  return (result.output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

const empty = 'export const value = 1;\n';

describe('import rules', () => {
  it.each([
    ['remotes-are-independent', 'mf-cart/src/a.ts', 'mf-header/src/b.ts'],
    ['remotes-use-shared-code-only', 'mf-cart/src/a.ts', 'api/src/b.ts'],
    ['remotes-use-shared-code-only', 'mf-cart/src/a.ts', 'shell/src/b.ts'],
    ['shared-ui-imports-contract-only', 'shared-ui/src/brand/a.ts', 'mf-cart/src/b.ts'],
    ['design-stands-alone', 'shared-ui/src/design/a.ts', 'shared-ui/src/platform/b.ts'],
    ['shell-loads-remotes-at-run-time', 'shell/src/a.ts', 'mf-cart/src/b.ts'],
    ['contract-is-pure', 'api/contract/src/a.ts', 'api/src/b.ts'],
    ['api-imports-no-front-end', 'api/src/a.ts', 'shared-ui/src/platform/b.ts'],
    ['samples-enter-at-startup', 'api/src/domains/cart/a.ts', 'api/seed/index.ts'],
    ['samples-enter-at-startup', 'api/src/domains/catalogue/a.ts', 'api/seed/pictures/index.ts'],
    ['seed-through-its-entries', 'api/src/server/a.ts', 'api/seed/pictures/packshot.ts'],
    ['drawings-need-no-server', 'api/seed/pictures/a.ts', 'api/src/domains/catalogue/store.ts'],
    ['drawings-need-no-server', 'api/seed/pictures/a.ts', 'api/seed/catalogue/b.ts'],
    ['mocks-are-for-tests', 'mf-cart/src/pages/a.ts', 'shared-ui/src/testing/b.ts'],
    ['mocks-are-for-tests', 'mf-cart/src/pages/a.ts', 'mf-cart/src/samples/b.ts'],
    ['features-are-independent', 'mf-cart/src/features/checkout/a.ts', 'mf-cart/src/features/cart/b.ts'],
  ])('%s is broken by %s importing %s', async (rule, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`.replace(/\.ts$/, '');
    const broken = await brokenRules({ [from]: `import '${path}';\n`, [to]: empty });
    expect(broken).toContain(rule);
  });

  it('allow stories, tests and samples to use mock responses', async () => {
    const broken = await brokenRules({
      'mf-cart/src/pages/a.stories.ts': "import '../samples/b';\n",
      'mf-cart/src/pages/a.test.ts': "import '../samples/b';\n",
      'mf-cart/src/samples/b.ts': "import '../../../shared-ui/src/testing/c';\n",
      'shared-ui/src/testing/c.ts': empty,
    });
    expect(broken).toEqual([]);
  });

  it('allow a remote to use shared code', async () => {
    const broken = await brokenRules({
      'mf-cart/src/a.ts': "import '../../shared-ui/src/brand/b';\nimport '../../api/contract/src/c';\n",
      'shared-ui/src/brand/b.ts': empty,
      'api/contract/src/c.ts': empty,
    });
    expect(broken).toEqual([]);
  });
});

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
    const { forbidden = [] } = rules.default;
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
