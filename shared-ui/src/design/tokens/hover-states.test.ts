import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

const workspaces = readdirSync(ROOT).filter((name) => /^(shell|shared-ui|mf-.+)$/.test(name));
const sheets = workspaces.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(name, 'src', file)),
);

const STATE = /\[(?:aria|data)-[^\]]+\]|:(?:disabled|checked)/g;
const PAINT = ['color', 'background'] as const;

interface Rule {
  /** Class of the painted element, the last of the selector. */
  name: string;
  states: readonly string[];
  excluded: readonly string[];
  isHover: boolean;
  paints: ReadonlySet<string>;
  /** Later rules of equal weight win; weight counts classes, attributes and pseudo-classes. */
  weight: number;
  at: number;
}

function readRule(selector: string, body: string, at: number): Rule[] {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const excluded = [...last.matchAll(/:not\(([^)]*)\)/g)].flatMap(
    ([, inner = '']) => inner.match(STATE) ?? [],
  );
  const bare = last.replace(/:not\([^)]*\)/g, '');
  const name = bare.match(/^\.([\w-]+)/)?.[1];
  const paints = PAINT.filter((property) => new RegExp(`(?:^|[;\\s])${property}(?:-color)?:`).test(body));
  if (!name || paints.length === 0 || bare.includes('::')) return [];
  const weight = (selector.match(/\.[\w-]|\[|:(?!:|not|where)/g) ?? []).length;
  const states = bare.match(STATE) ?? [];
  return [{ name, states, excluded, isHover: bare.includes(':hover'), paints: new Set(paints), weight, at }];
}

/** Rules that paint elements, in order. Selectors of a list stand for themselves. */
const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = ''], at) =>
    selectors.split(/,(?![^(]*\))/).flatMap((selector) => readRule(selector, body, at)),
  );

const wins = (rule: Rule, other: Rule) =>
  rule.weight === other.weight ? rule.at > other.at : rule.weight > other.weight;

/** Returns states whose text or ground, but not both, changes while the pointer is over them. */
function halfPainted(css: string): string[] {
  const rules = rulesOf(css);
  const hovers = rules.filter(({ isHover }) => isHover);
  const states = rules.filter((rule) => !rule.isHover && rule.states.length > 0 && rule.paints.size === 2);
  return states.flatMap((state) =>
    hovers.flatMap((hover) => {
      const meets = hover.name === state.name && !state.states.some((one) => hover.excluded.includes(one));
      const painted = meets && wins(hover, state) ? PAINT.filter((one) => hover.paints.has(one)) : [];
      return painted.length === 1
        ? `.${state.name}${state.states.join('')} takes only the ${painted} of :hover`
        : [];
    }),
  );
}

describe('a control under the pointer', () => {
  it.each([
    ['.a[aria-pressed="true"] { color: white; background: green } .a:hover { background: pale }', 1],
    ['.a:hover { background: pale } .a[aria-pressed="true"] { color: white; background: green }', 0],
    [
      '.a[aria-pressed="true"] { color: white; background: green } .a:hover:not([aria-pressed="true"]) { background: pale }',
      0,
    ],
    [
      '.a:hover:not(:disabled) { background: pale } .a[aria-pressed="true"] { color: white; background: green }',
      1,
    ],
  ])('is read from %s', (css, count) => {
    expect(halfPainted(css)).toHaveLength(count);
  });

  it('keeps the text and the ground of its state together: neither pale on pale nor dark on dark', () => {
    const wrong = sheets.flatMap((sheet) =>
      halfPainted(readFileSync(join(ROOT, sheet), 'utf8')).map((found) => `${sheet}: ${found}`),
    );
    expect(sheets.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
