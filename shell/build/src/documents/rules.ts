import type { TextFile } from './files';

export const RULES_FOLDER = 'docs/rules';

/** A rule's id: `2.15-01`, `5.j-08` or `selling-03`. */
const ID = String.raw`(?:\d(?:\.[\da-z]+)?|[a-z]+)-\d{2}`;
const RULE_LINE = new RegExp(String.raw`^- \*\*(${ID})\*\* (.+?) · (.+)$`);
const HOLDER = /\[[^\]]+\]\(([^)]+)\)/g;
const BRACKETS = new RegExp(String.raw`\[((?:${ID}[\s,]*)+)\]`, 'g');
const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;

/** What a rule's line says instead of its holders. */
export const NOT_BUILT = 'not built';
export const NO_TEST = 'no test yet';
/** What it says before them where the shop follows only a part of the rule. */
export const PARTLY = 'built in part';
/** What a rule says that sums others up; their ids and sections follow. */
export const THROUGH = 'through ';

export interface Rule {
  id: string;
  text: string;
  /** The page the rule stands on. */
  page: string;
  /** Tests that prove it, relative to the repository; empty when the line says that there is none. */
  holders: string[];
  /** What the line says about holders, as it is written. */
  held: string;
}

/** Reads a line of a page of rules; null for any other line. */
export function parseRule(line: string, page: string): Rule | null {
  const match = RULE_LINE.exec(line);
  if (!match) return null;
  const [, id = '', text = '', held = ''] = match;
  const holders = [...held.matchAll(HOLDER)].map(([, path = '']) => path.replace(/^\.\.\/\.\.\//, ''));
  return { id, text, page, holders, held };
}

/** All rules, in the order of their pages. */
export function readRules(files: TextFile[]): Rule[] {
  return files
    .filter(({ path }) => path.startsWith(`${RULES_FOLDER}/`))
    .flatMap(({ path, text }) => text.split('\n').map((line) => parseRule(line, path)))
    .filter((rule) => rule !== null);
}

/** The headings that a citation of a whole section may name: `2.15`, `5` and `5.j`. */
export function readSections(files: TextFile[]): Set<string> {
  const pages = files.filter(({ path }) => path.startsWith(`${RULES_FOLDER}/`));
  const headings = pages.flatMap(({ text }) => [...text.matchAll(/^##? (\d(?:\.[\da-z]+)?) /gm)]);
  return new Set(headings.map(([, section = '']) => section));
}

/** The test files whose titles name each rule, in brackets: `it('… [5.j-08]', …)`. */
export function testsOfRules(files: TextFile[]): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const { path, text } of files.filter((file) => TEST_FILE.test(file.path))) {
    const ids = [...text.matchAll(BRACKETS)].flatMap(([, group = '']) => group.split(/[\s,]+/));
    for (const id of new Set(ids.filter(Boolean))) tests.set(id, [...(tests.get(id) ?? []), path]);
  }
  return tests;
}
