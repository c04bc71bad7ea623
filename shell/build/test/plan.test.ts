import { describe, expect, it } from 'vitest';
import { newRemoteFiles } from '../commands/new-remote';
import { departures, describeDeparture, readRemotes } from '../src/plan';

const NAME = 'mf-gift-cards';
const sample = newRemoteFiles(NAME, '/gift-cards');
const STORY = 'src/pages/home/GiftCardsHomePage.stories.tsx';
const operation = (name: string) =>
  `const ${name} = graphql(/* GraphQL */ \`query ${name} { me { id } }\`);\n`;

/** The rules that a sound remote breaks with the given files; null takes a file away. */
function broken(files: Record<string, string | null>): string[] {
  const kept = Object.entries({ ...sample, ...files }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return departures([{ name: NAME, files: new Map(kept) }]).map(({ rule }) => rule);
}

describe('plan of a remote', () => {
  it('is kept by every remote on disk', () => {
    const remotes = readRemotes();
    expect(remotes.length).toBeGreaterThan(0);
    expect(departures(remotes).map(describeDeparture)).toEqual([]);
  });

  it('is kept by what new:remote makes', () => {
    expect(broken({})).toEqual([]);
  });

  it.each<[string, Record<string, string | null>]>([
    ['workspace', { 'vitest.setup.ts': null }],
    ['workspace', { 'README.md': null }],
    ['workspace', { 'package.json': sample['package.json']?.replace('"test"', '"check"') ?? null }],
    ['workspace', { 'webpack.config.ts': '' }],
    ['rooms', { 'src/lib/dates.ts': '' }],
    ['rooms', { 'src/cart.ts': '' }],
    ['entries', { 'src/pages/terms/index.tsx': '' }],
    ['entries', { 'src/pages/home/index.tsx': null }],
    ['entries', { 'src/pages/layout.module.css': '' }],
    ['entries', { 'src/fragments/banner/index.tsx': '' }],
    ['feature-rooms', { 'src/features/balance/use-balance.ts': '' }],
    ['feature-rooms', { 'src/features/balance/form/use-balance.ts': '' }],
    ['component-files', { 'src/features/balance/components/format-balance.ts': '' }],
    ['component-files', { 'src/features/balance/model/Balance.tsx': '' }],
    ['shared-ideas', { 'src/shared/dates.ts': '' }],
    ['folder-size', Object.fromEntries([...Array(26).keys()].map((n) => [`src/samples/card-${n}.ts`, '']))],
    ['operations', { 'src/features/balance/api/balance.graphql': 'query Balance { me { id } }' }],
    ['operations', { 'src/features/balance/model/balance.ts': operation('Balance') }],
    ['operations', { 'src/features/balance/api/balance.ts': operation('Balance') + operation('Cards') }],
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
      'keys-once',
      {
        'src/features/balance/api/balance.ts': "const a = { queryKey: ['mf-gift-cards', 'balance'] };",
        'src/features/card/api/card.ts': "const b = { queryKey: ['mf-gift-cards', 'balance'] };",
      },
    ],
  ])('%s is broken by %j', (rule, files) => {
    expect(broken(files)).toEqual([rule]);
  });

  it('has one picture folder for each story file, over all remotes', () => {
    const story = { 'src/pages/home/Home.stories.tsx': "title: 'Gift cards/Home/Home'" };
    const remote = { name: NAME, files: new Map(Object.entries({ ...sample, ...story, [STORY]: '' })) };
    const rules = departures([remote, { ...remote, name: 'mf-vouchers' }]).map(({ rule }) => rule);
    expect(rules).toContain('story-names');
  });

  it('says which file, which rule, why, and where it belongs', () => {
    const files = new Map(Object.entries({ ...sample, 'src/shared/dates.ts': '' }));
    expect(departures([{ name: NAME, files }]).map(describeDeparture)).toEqual([
      'mf-gift-cards/src/shared/dates.ts: shared-ideas: What features of a remote share lies in a folder that says what it is about. Move it to src/shared/<idea>/.',
    ]);
  });
});
