import { describe, expect, it } from 'vitest';
import { readTexts } from '../src/documents/files';
import { holderFaults, renewHolders } from '../src/documents/holders';
import { readRules } from '../src/documents/rules';
import { ROOT } from '../src/paths';

const page = (...lines: string[]) => ({ path: 'docs/rules/5-validation.md', text: lines.join('\n') });
const spec = (path: string, ...ids: string[]) => ({ path, text: `it('keeps [${ids.join(' ')}]', run);` });
const link = '[a.test.ts](../../mf-cart/src/a.test.ts)';

describe('the pages of rules', () => {
  const files = readTexts(ROOT);

  it('name only tests that hold their rules', () => {
    expect(holderFaults(files)).toEqual([]);
  });

  it('give every rule an id of its own', () => {
    const ids = readRules(files).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(700);
  });

  it('have nothing but headings, rules and introductions of one rule a line', () => {
    const pages = files.filter(({ path }) => /^docs\/rules\/(?!README)/.test(path));
    const lines = pages.flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('- ')));
    expect(lines.length).toBe(readRules(files).length);
  });
});

describe('a rule', () => {
  it('fails with a sentence when no title of its test names it', () => {
    const faults = holderFaults([page(`- **5.j-08** Kept. · ${link}`), spec('mf-cart/src/a.test.ts')]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /5\.j-08 says it is held by mf-cart\/src\/a\.test\.ts, but no title .+ npm run rules/,
    );
  });

  it('fails when a test holds it and the page says otherwise', () => {
    const test = spec('mf-cart/src/a.test.ts', '5.j-07', '5.j-08');
    expect(holderFaults([page('- **5.j-08** Kept. · not built'), test])[0]).toContain('Run npm run rules.');
  });

  it('fails when the page says nothing of what holds it', () => {
    expect(holderFaults([page('- **5.j-08** Kept. · perhaps')])[0]).toContain(
      'End it with a link to its test',
    );
  });

  it('that sums others up fails when one of them does not exist', () => {
    const sum = page('- **5.j-08** Kept. · through 5.j-09, 5.j', '- **5.j-09** Ten days. · no test yet');
    expect(holderFaults([sum])).toEqual([
      'docs/rules/5-validation.md: 5.j-08 is held through 5.j, which is no rule and no section.',
    ]);
  });

  it('is linked again when its test has moved, and says so when there is none', () => {
    const moved = spec('mf-cart/src/b.test.ts', '5.j-08');
    const [linked] = renewHolders([page(`- **5.j-08** Kept. · built in part, ${link}`), moved]);
    expect(linked?.text).toBe('- **5.j-08** Kept. · built in part, [b.test.ts](../../mf-cart/src/b.test.ts)');
    const [bare] = renewHolders([page(`- **5.j-08** Kept. · ${link}`)]);
    expect(bare?.text).toBe('- **5.j-08** Kept. · no test yet');
  });

  it('prefers the test nearest to the shopper, and one of another workspace', () => {
    const tests = ['api/contract/src/a.test.ts', 'api/src/a.http.test.ts', 'e2e/tests/a.spec.ts'];
    const [linked] = renewHolders([
      page('- **selling-03** Once. · no test yet'),
      ...tests.map((path) => spec(path, 'selling-03')),
    ]);
    expect(linked?.text).toMatch(/e2e\/tests\/a\.spec\.ts\), \[a\.http\.test\.ts\]\(\.\.\/\.\.\/api\/src/);
  });
});
