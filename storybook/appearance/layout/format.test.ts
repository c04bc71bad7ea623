import { describe, expect, it } from 'vitest';
import { differences } from './compare';
import { atWidth, format, isAlike, linesOf, merge, parse } from './format';
import type { Entry } from './read';

const entry = (label: string, edges: Entry['edges'], relation: Entry['relation'] = ''): Entry => ({
  depth: 0,
  label,
  relation,
  edges,
});

const PHONE = [entry('heading 1 Cart', [16, 374]), entry('button Checkout', [16, 374], 'below')];
const WIDER = [entry('heading 1 Cart', [56, 1384]), entry('button Checkout', [56, 1384], 'below')];
const BESIDE = [entry('heading 1 Cart', [56, 900]), entry('button Checkout', [940, 1384], 'beside')];

describe('layout of a story as text', () => {
  it('writes both widths on one line', () => {
    expect(format(merge(PHONE, BESIDE))).toBe(
      'heading 1 Cart  @ 16–374 | 56–900\nbutton Checkout  @ ↓16–374 | →940–1384\n',
    );
  });

  it('marks elements that are absent at one width', () => {
    const menu = entry('button Menu', [330, 374], 'beside');
    expect(format(merge([...PHONE, menu], WIDER))).toContain('button Menu  @ →330–374 | -\n');
    expect(format(merge(PHONE, [menu, ...WIDER]))).toMatch(/^button Menu {2}@ - \| →330–374\n/);
  });

  it('parses what it has formatted, including text with its own delimiters', () => {
    const odd = [entry('text at  @ 3 | 4', [0, 10]), entry('only for screen readers', null)];
    const lines = merge([...PHONE, ...odd], [...BESIDE, ...odd]);
    expect(parse(format(lines))).toEqual(lines);
    expect(atWidth(parse(format(lines)), 1)).toEqual(linesOf([...BESIDE, ...odd]));
  });

  it('needs one picture if the desktop layout is only wider, otherwise two', () => {
    expect(isAlike(merge(PHONE, WIDER))).toBe(true);
    expect(isAlike(merge(PHONE, BESIDE))).toBe(false);
    expect(isAlike(merge(PHONE, PHONE.slice(1)))).toBe(false);
    expect(isAlike(merge(PHONE, []))).toBe(true);
  });
});

describe('comparison of layouts', () => {
  const committed = linesOf(PHONE);

  it('tolerates edges that move by rounding', () => {
    const moved = [entry('heading 1 Cart', [16, 374]), entry('button Checkout', [22, 368], 'below')];
    expect(differences(committed, linesOf(moved))).toEqual([]);
  });

  it.each([
    ['another text', entry('button Pay', [16, 374], 'below')],
    ['another row', entry('button Checkout', [16, 374], 'beside')],
    ['another column', entry('button Checkout', [16, 200], 'below')],
    ['a hidden element', entry('button Checkout', null)],
  ])('reports %s', (_, changed) => {
    const [heading] = PHONE as [Entry];
    expect(differences(committed, linesOf([heading, changed]))).toEqual([
      `- ${committed[1]}`,
      `+ ${linesOf([changed])[0]}`,
    ]);
  });

  it('reports removed and added elements', () => {
    expect(differences(committed, committed.slice(1))).toEqual([`- ${committed[0]}`]);
    expect(differences(committed, [...committed, 'new'])).toEqual(['+ new']);
  });
});
