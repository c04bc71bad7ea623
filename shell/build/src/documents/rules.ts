import type { TextFile } from './files';

export const RULES_FOLDER = 'docs/rules';

/** A rule's id: `2.15-01`, `5.j-08` or `selling-03`. */
const ID = String.raw`(?:\d(?:\.[\da-z]+)?|[a-z]+)-\d{2}`;
const RULE_LINE = new RegExp(String.raw`^- \*\*(${ID})\*\* (.+?) · (.+)$`);
const TEST_LINK = /\[[^\]]+\]\(([^)]+)\)/g;
const BRACKETS = new RegExp(String.raw`\[((?:${ID}[\s,]*)+)\]`, 'g');
const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;

/** What a rule's line states in place of links to tests. */
export const NOT_BUILT = 'not built';
export const NO_TEST = 'no test yet';
/** Precedes the tests of a rule that is only partly implemented. */
export const PARTLY = 'built in part';
/** Marks a summary rule; the ids and sections that cover it follow. */
export const THROUGH = 'through ';

export interface Rule {
  id: string;
  text: string;
  /** The page that defines the rule. */
  page: string;
  /** Tests that prove it, relative to the repository; empty if the line links to none. */
  tests: string[];
  /** The part of the line about tests, verbatim. */
  coverage: string;
}

/** Parses a line of a page of rules; returns null for any other line. */
export function parseRule(line: string, page: string): Rule | null {
  const match = RULE_LINE.exec(line);
  if (!match) return null;
  const [, id = '', text = '', coverage = ''] = match;
  const tests = [...coverage.matchAll(TEST_LINK)].map(([, path = '']) => path.replace(/^\.\.\/\.\.\//, ''));
  return { id, text, page, tests, coverage };
}

/** Returns all rules, in the order of their pages. */
export function readRules(files: TextFile[]): Rule[] {
  return files
    .filter(({ path }) => path.startsWith(`${RULES_FOLDER}/`))
    .flatMap(({ path, text }) => text.split('\n').map((line) => parseRule(line, path)))
    .filter((rule) => rule !== null);
}

/** Returns the headings that a citation of a whole section can refer to: `2.15`, `5` and `5.j`. */
export function readSections(files: TextFile[]): Set<string> {
  const pages = files.filter(({ path }) => path.startsWith(`${RULES_FOLDER}/`));
  const headings = pages.flatMap(({ text }) => [...text.matchAll(/^##? (\d(?:\.[\da-z]+)?) /gm)]);
  return new Set(headings.map(([, section = '']) => section));
}

/** Returns the test files whose titles cite each rule in brackets: `it('… [5.j-08]', …)`. */
export function testsOfRules(files: TextFile[]): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const { path, text } of files.filter((file) => TEST_FILE.test(file.path))) {
    const ids = [...text.matchAll(BRACKETS)].flatMap(([, group = '']) => group.split(/[\s,]+/));
    for (const id of new Set(ids.filter(Boolean))) tests.set(id, [...(tests.get(id) ?? []), path]);
  }
  return tests;
}
