import { describe, expect, it } from 'vitest';
import { readTexts } from '../src/documents/files';
import { decisionFaults } from '../src/documents/records';
import { ROOT } from '../src/paths';

const template = ['- Status: accepted', '- Decided: 2026-11-22', '- Held by: a test', ''];
const record = (name: string, ...sections: string[]) => ({
  path: `docs/decisions/${name}`,
  text: [`# ${name.slice(0, 4)}. Titles say what was chosen`, '', ...template, ...sections].join('\n'),
});
const allSections = ['## Context', '## Decision', '## Consequences'];
const index = { path: 'docs/decisions/README.md', text: '[0001](0001-a.md) [0002](0002-b.md)' };

describe('decision records', () => {
  it('follow the template, have unique numbers and are listed', () => {
    expect(decisionFaults(readTexts(ROOT))).toEqual([]);
    expect(
      decisionFaults([index, record('0001-a.md', ...allSections), record('0002-b.md', ...allSections)]),
    ).toEqual([]);
  });

  it('fail with a sentence for each missing part', () => {
    expect(decisionFaults([index, record('0003-c.md', '## Context', '## Decision')])).toEqual([
      'docs/decisions/0003-c.md has no "## Consequences". Follow the template.',
      'docs/decisions/0003-c.md is not in the table of docs/decisions/README.md.',
    ]);
  });

  it('fail if two share a number', () => {
    const faults = decisionFaults([
      index,
      record('0001-a.md', ...allSections),
      record('0001-z.md', ...allSections),
    ]);
    expect(faults.some((fault) => fault.includes('two records have the number 0001'))).toBe(true);
  });
});
