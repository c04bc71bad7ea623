import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newRemoteFiles } from '../commands/create/new-remote';
import { describeViolation, findLargeFolders, findViolations, readRemotes } from '../src/structure';

const NAME = 'mf-gift-cards';
const sample = newRemoteFiles(NAME, '/gift-cards');
const STORY = 'src/pages/home/GiftCardsHomePage.stories.tsx';
const operation = (name: string) =>
  `const ${name} = graphql(/* GraphQL */ \`query ${name} { me { id } }\`);\n`;

/** Returns the rules that a valid remote breaks with the given changes; null removes a file. */
function brokenRules(files: Record<string, string | null>): string[] {
  const present = Object.entries({ ...sample, ...files }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return findViolations([{ name: NAME, files: new Map(present) }]).map(({ rule }) => rule);
}

describe('structure of a remote', () => {
  it('is followed by every remote', () => {
    const remotes = readRemotes();
    expect(remotes.length).toBeGreaterThan(0);
    expect(findViolations(remotes).map(describeViolation)).toEqual([]);
  });

  it('is followed by a remote that new:remote creates', () => {
    expect(brokenRules({})).toEqual([]);
  });

  it.each<[string, Record<string, string | null>]>([
    ['workspace', { 'vitest.setup.ts': null }],
    ['workspace', { 'README.md': null }],
    ['workspace', { 'package.json': sample['package.json']?.replace('"test"', '"check"') ?? null }],
    ['workspace', { 'webpack.config.ts': '' }],
    ['top-level-folders', { 'src/lib/dates.ts': '' }],
    ['top-level-folders', { 'src/cart.ts': '' }],
    ['entries', { 'src/pages/terms/index.tsx': '' }],
    ['entries', { 'src/pages/home/index.tsx': null }],
    ['entries', { 'src/pages/layout.module.css': '' }],
    ['entries', { 'src/fragments/banner/index.tsx': '' }],
    ['feature-folders', { 'src/features/balance/use-balance.ts': '' }],
    ['feature-folders', { 'src/features/balance/form/use-balance.ts': '' }],
    ['component-files', { 'src/features/balance/components/format-balance.ts': '' }],
    ['component-files', { 'src/features/balance/model/Balance.tsx': '' }],
    ['shared-folders', { 'src/shared/dates.ts': '' }],
    ['folder-size', Object.fromEntries([...Array(26).keys()].map((n) => [`src/samples/card-${n}.ts`, '']))],
    ['operations', { 'src/features/balance/api/balance.graphql': 'query Balance { me { id } }' }],
    ['operations', { 'src/features/balance/model/balance.ts': operation('Balance') }],
    ['operations', { 'src/features/balance/api/balance.ts': operation('Balance') + operation('Cards') }],
    [
      'desks',
      { 'remote.json': sample['remote.json']?.replace('"page"', '"layout": "counter", "page"') ?? null },
    ],
    ['lifecycles', { 'src/index.ts': `${sample['src/index.ts']}export const helper = 1;\n` }],
    ['stories', { [STORY]: "const meta = { title: 'Gift cards' };" }],
    ['stories', { [STORY]: null, 'src/pages/home/home.stories.tsx': "title: 'Gift cards/Home/home'" }],
    [
      'query-keys',
      { 'src/features/balance/api/balance.ts': "const a = { queryKey: ['mf-cart', 'balance'] };" },
    ],
    ['query-keys', { 'src/features/balance/api/balance.ts': "client.setQueryData(['shop', 'me'], null);" }],
    [
      'query-keys',
      { 'src/features/balance/api/balance.ts': "viewKey(cartKeys.of(uuid), 'mf-cart', 'page')" },
    ],
    [
      'unique-keys',
      {
        'src/features/balance/api/balance.ts': "const a = { queryKey: ['mf-gift-cards', 'balance'] };",
        'src/features/card/api/card.ts': "const b = { queryKey: ['mf-gift-cards', 'balance'] };",
      },
    ],
  ])('%s is broken by %j', (rule, files) => {
    expect(brokenRules(files)).toEqual([rule]);
  });

  it.each([
    "new Intl.DateTimeFormat('en-AU', { hour: 'numeric' }).format(at)",
    'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;',
    'const offset = new Date().getTimezoneOffset();',
    'const hour = new Date(starts_at).getHours();',
    "at.toLocaleTimeString('en-AU', { timeStyle: 'short' })",
  ])('lets remotes with consults read no clock but that of the contract: %s [time-04]', (text) => {
    const rulesIn = (name: string, path: string) => {
      const files = new Map(Object.entries({ ...sample, [path]: text }));
      return findViolations([{ name, files }]).filter(({ rule }) => rule === 'consult-clocks');
    };
    for (const name of ['mf-journey', 'mf-telehealth']) {
      expect(rulesIn(name, 'src/features/balance/model/when.ts')).toHaveLength(1);
    }
    expect(rulesIn('mf-journey', 'src/features/balance/model/when.test.ts')).toEqual([]);
    expect(rulesIn(NAME, 'src/features/balance/model/when.ts')).toEqual([]);
  });

  it('requires unique names of story files across remotes', () => {
    const story = { 'src/pages/home/Home.stories.tsx': "title: 'Gift cards/Home/Home'" };
    const remote = { name: NAME, files: new Map(Object.entries({ ...sample, ...story, [STORY]: '' })) };
    const rules = findViolations([remote, { ...remote, name: 'mf-vouchers' }]).map(({ rule }) => rule);
    expect(rules).toContain('story-names');
  });

  it('reports the file, the rule, the reason and where the file belongs', () => {
    const files = new Map(Object.entries({ ...sample, 'src/shared/dates.ts': '' }));
    expect(findViolations([{ name: NAME, files }]).map(describeViolation)).toEqual([
      'mf-gift-cards/src/shared/dates.ts: shared-folders: Code shared by features of a remote is in a folder named after its topic. Move it to src/shared/<topic>/.',
    ]);
  });
});

describe('folders of the other workspaces', () => {
  it('stay small enough for one topic', () => {
    expect(findLargeFolders().map(describeViolation)).toEqual([]);
  });

  it('are reported once they do not', () => {
    const root = mkdtempSync(join(tmpdir(), 'structure-'));
    for (const name of ['api/src/cart', 'shared-ui', 'shell', 'storybook', 'e2e'])
      mkdirSync(join(root, name), { recursive: true });
    for (let n = 0; n < 26; n++) writeFileSync(join(root, `api/src/cart/line-${n}.ts`), '');
    expect(findLargeFolders(root)).toMatchObject([{ remote: 'api', path: 'src/cart', rule: 'folder-size' }]);
    rmSync(root, { recursive: true });
  });
});
