import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkFaults } from '../src/documents/links';
import { ROOT } from '../src/paths';

const PATHS = ['docs/threat-model.md', 'docs/asvs.md'];
const documents = PATHS.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const asvs = documents[1]?.text ?? '';

/** Returns a sentence for each requirement that is listed twice or that nothing holds. */
function asvsFaults(text: string): string[] {
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \|$/gm)];
  const numbers = rows.map(([, number = '']) => number);
  return rows.flatMap(([, number = '', , holder = ''], index) => {
    if (numbers.indexOf(number) < index) return [`${number} is listed twice.`];
    return holder.trim() === '' ? [`${number}: name the test or module that holds it, or the gap.`] : [];
  });
}

describe('the threat model and the table of requirements', () => {
  it('cite tests and modules that exist', () => {
    const cited = documents.flatMap(({ text }) => [...text.matchAll(/\]\(([^)#]+)\)/g)]);
    expect(cited.length).toBeGreaterThan(200);
    expect(linkFaults(documents, ROOT)).toEqual([]);
  });

  it('say of each requirement once what holds it, or the gap', () => {
    expect([...asvs.matchAll(/^\| \d+\.\d+\.\d+ /gm)].length).toBeGreaterThan(150);
    expect(asvsFaults(asvs)).toEqual([]);
    expect(asvsFaults('| 1.2.3 | a | b |\n| 1.2.3 | a | b |\n| 1.2.4 | c |  |')).toEqual([
      '1.2.3 is listed twice.',
      '1.2.4: name the test or module that holds it, or the gap.',
    ]);
  });

  it('count their gaps rightly', () => {
    const rows = asvs.match(/^\| \d+\.\d+\.\d+ .*$/gm) ?? [];
    const gaps = rows.filter((row) => row.includes('**Gap**')).length;
    const sentence = `Of ${rows.length} requirements that apply, ${rows.length - gaps} are held and ${gaps} have a gap.`;
    expect(asvs).toContain(sentence);
  });

  it('fail for a path that does not exist', () => {
    const planted = { path: 'docs/asvs.md', text: '# A\n\n[gone](../api/test/gone.test.ts)\n' };
    expect(linkFaults([planted], ROOT)).toHaveLength(1);
  });
});
