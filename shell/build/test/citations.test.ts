import { describe, expect, it } from 'vitest';
import { type Citable, citationFaults, countCitations, readCitable } from '../src/documents/citations';
import { readTexts } from '../src/documents/files';
import { readRules, readSections } from '../src/documents/rules';
import { ROOT } from '../src/paths';

const SELF = /^shell\/build\/(src\/documents|test)\/citations/;

const citable: Citable = {
  sections: new Set(['2.15', '4', '5.j']),
  rules: new Set(['5.j-08', 'selling-03', 'selling-04']),
  decisions: new Set(['0004']),
};
const faultsOf = (...lines: string[]) =>
  citationFaults({ path: 'mf-cart/src/a.ts', text: lines.join('\n') }, citable);

describe('citations', () => {
  it('resolve to a section, rule or decision in the repository', () => {
    const files = readTexts(ROOT);
    const known = readCitable(readRules(files), readSections(files), files);
    const citing = files.filter(({ path }) => !SELF.test(path));
    expect(citing.reduce((sum, file) => sum + countCitations(file), 0)).toBeGreaterThan(400);
    expect(citing.flatMap((file) => citationFaults(file, known))).toEqual([]);
  });

  it('are recognised alone, in lists and across lines', () => {
    expect(faultsOf('/** Kept for 10 days (rule 5.j-08), in the order of section 2.15. */')).toEqual([]);
    expect(
      faultsOf('/** Once (sections 2.15, 4 and 5.j; rules selling-03, selling-04; decision 0004). */'),
    ).toEqual([]);
    expect(faultsOf('/**', ' * Nothing is paid twice (rules selling-03 and', ' * selling-04). */')).toEqual(
      [],
    );
  });

  it.each([
    ['/** Kept (rule 5.j-09). */', 'rule 5.j-09'],
    ['/** Kept (section 5.z). */', 'section 5.z'],
    ['/** Kept (sections 2.15 and 7). */', 'section 7'],
    ['/** Kept (rules selling-03, selling-99). */', 'rule selling-99'],
    ['/** Shared (decision 0999). */', 'decision 0999'],
  ])('fail with a sentence if there is no such page: %s', (comment, reference) => {
    const [fault] = faultsOf(comment);
    expect(fault).toContain(`mf-cart/src/a.ts cites ${reference}, which is not in docs/`);
  });

  it.each(['(specification section 4)', '(specification 2.10)', '(decisions, Selling)', '(spec §9)'])(
    'fail for pages outside the repository: %s',
    (citation) => {
      expect(faultsOf(`/** Kept ${citation}. */`).join()).toContain('which is not in the repository');
    },
  );
});
