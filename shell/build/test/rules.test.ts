import { describe, expect, it } from 'vitest';
import { readTexts } from '../src/documents/files';
import { ruleTestFaults, updateRuleTests } from '../src/documents/rule-tests';
import { readRules } from '../src/documents/rules';
import { ROOT } from '../src/paths';

const page = (...lines: string[]) => ({ path: 'docs/rules/5-validation.md', text: lines.join('\n') });
const spec = (path: string, ...ids: string[]) => ({ path, text: `it('works [${ids.join(' ')}]', run);` });
const link = '[a.test.ts](../../mf-cart/src/a.test.ts)';

describe('pages of rules', () => {
  const files = readTexts(ROOT);

  it('link only to tests that cite their rules', () => {
    expect(ruleTestFaults(files)).toEqual([]);
  });

  it('give every rule a unique id', () => {
    const ids = readRules(files).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(700);
  });

  it('list one rule per line', () => {
    const pages = files.filter(({ path }) => /^docs\/rules\/(?!README)/.test(path));
    const lines = pages.flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('- ')));
    expect(lines.length).toBe(readRules(files).length);
  });
});

describe('a rule', () => {
  it('fails with a sentence if no title of the linked test cites it', () => {
    const faults = ruleTestFaults([page(`- **5.j-08** True. · ${link}`), spec('mf-cart/src/a.test.ts')]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/5\.j-08 links to mf-cart\/src\/a\.test\.ts, but no title .+ npm run rules/);
  });

  it('fails if a test cites it but the page does not link to one', () => {
    const test = spec('mf-cart/src/a.test.ts', '5.j-07', '5.j-08');
    expect(ruleTestFaults([page('- **5.j-08** True. · not built'), test])[0]).toContain('Run npm run rules.');
  });

  it('fails if the page does not state how it is tested', () => {
    expect(ruleTestFaults([page('- **5.j-08** True. · perhaps')])[0]).toContain(
      'End it with a link to its test',
    );
  });

  it('that summarises others fails if one of them does not exist', () => {
    const summary = page('- **5.j-08** True. · through 5.j-09, 5.j', '- **5.j-09** Ten days. · no test yet');
    expect(ruleTestFaults([summary])).toEqual([
      'docs/rules/5-validation.md: 5.j-08 is covered through 5.j, which is neither a rule nor a section.',
    ]);
  });

  it('is relinked if its test has moved, and marked if it has none', () => {
    const moved = spec('mf-cart/src/b.test.ts', '5.j-08');
    const [linked] = updateRuleTests([page(`- **5.j-08** True. · built in part, ${link}`), moved]);
    expect(linked?.text).toBe('- **5.j-08** True. · built in part, [b.test.ts](../../mf-cart/src/b.test.ts)');
    const [bare] = updateRuleTests([page(`- **5.j-08** True. · ${link}`)]);
    expect(bare?.text).toBe('- **5.j-08** True. · no test yet');
  });

  it('links to the test closest to the shopper, and one from another workspace', () => {
    const tests = ['api/contract/src/a.test.ts', 'api/src/a.http.test.ts', 'e2e/tests/a.spec.ts'];
    const [linked] = updateRuleTests([
      page('- **selling-03** Once. · no test yet'),
      ...tests.map((path) => spec(path, 'selling-03')),
    ]);
    expect(linked?.text).toMatch(/e2e\/tests\/a\.spec\.ts\), \[a\.http\.test\.ts\]\(\.\.\/\.\.\/api\/src/);
  });
});
