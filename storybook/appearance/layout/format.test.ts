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

describe('the layout of a story as text', () => {
  it('tells both widths in one line', () => {
    expect(format(merge(PHONE, BESIDE))).toBe(
      'heading 1 Cart  @ 16–374 | 56–900\nbutton Checkout  @ ↓16–374 | →940–1384\n',
    );
  });

  it('tells what one width lacks', () => {
    const menu = entry('button Menu', [330, 374], 'beside');
    expect(format(merge([...PHONE, menu], WIDER))).toContain('button Menu  @ →330–374 | -\n');
    expect(format(merge(PHONE, [menu, ...WIDER]))).toMatch(/^button Menu {2}@ - \| →330–374\n/);
  });

  it('is read as it was written, also where a text has its signs', () => {
    const odd = [entry('text at  @ 3 | 4', [0, 10]), entry('only for screen readers', null)];
    const lines = merge([...PHONE, ...odd], [...BESIDE, ...odd]);
    expect(parse(format(lines))).toEqual(lines);
    expect(atWidth(parse(format(lines)), 1)).toEqual(linesOf([...BESIDE, ...odd]));
  });

  it('has one picture where a desk only has more room, two where it arranges otherwise', () => {
    expect(isAlike(merge(PHONE, WIDER))).toBe(true);
    expect(isAlike(merge(PHONE, BESIDE))).toBe(false);
    expect(isAlike(merge(PHONE, PHONE.slice(1)))).toBe(false);
    expect(isAlike(merge(PHONE, []))).toBe(true);
  });
});

describe('the comparison of layouts', () => {
  const committed = linesOf(PHONE);

  it('lets edges move by what browsers round', () => {
    const moved = [entry('heading 1 Cart', [16, 374]), entry('button Checkout', [22, 368], 'below')];
    expect(differences(committed, linesOf(moved))).toEqual([]);
  });

  it.each([
    ['another text', entry('button Pay', [16, 374], 'below')],
    ['another row', entry('button Checkout', [16, 374], 'beside')],
    ['another column', entry('button Checkout', [16, 200], 'below')],
    ['a thing out of sight', entry('button Checkout', null)],
  ])('finds %s', (_, changed) => {
    const [heading] = PHONE as [Entry];
    expect(differences(committed, linesOf([heading, changed]))).toEqual([
      `- ${committed[1]}`,
      `+ ${linesOf([changed])[0]}`,
    ]);
  });

  it('finds what vanished and what is new', () => {
    expect(differences(committed, committed.slice(1))).toEqual([`- ${committed[0]}`]);
    expect(differences(committed, [...committed, 'new'])).toEqual(['+ new']);
  });
});
