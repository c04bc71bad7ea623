import { basename } from 'node:path';
import type { TextFile } from './files';
import {
  NO_TEST,
  NOT_BUILT,
  PARTLY,
  parseRule,
  type Rule,
  readRules,
  readSections,
  THROUGH,
  testsOfRules,
} from './rules';

/** A rule links to at most two tests: the one closest to the shopper, and one from another workspace. */
const MAX_LINKED_TESTS = 2;

/** Workspaces in order of preference: the closer a test is to what a shopper does, the earlier. */
const PREFERENCE = [/^e2e\//, /^mf-/, /^shell\//, /^shared-ui\//, /\.http\.test\.ts$/, /^api\/src\//];

function preferenceOf(path: string): number {
  const index = PREFERENCE.findIndex((pattern) => pattern.test(path));
  return index < 0 ? PREFERENCE.length : index;
}

const workspace = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Chooses which of the tests that cite a rule its line links to. */
export function chooseTests(tests: string[]): string[] {
  const chosen: string[] = [];
  for (const path of tests.toSorted((a, b) => preferenceOf(a) - preferenceOf(b) || a.localeCompare(b))) {
    const isNewWorkspace = chosen.every((other) => workspace(other) !== workspace(path));
    if (isNewWorkspace && chosen.length < MAX_LINKED_TESTS) chosen.push(path);
  }
  return chosen;
}

/** Returns a sentence if a rule's line does not match the tests that cite it, otherwise null. */
export function ruleTestFault(rule: Rule, tests: string[]): string | null {
  const where = `${rule.page}: ${rule.id}`;
  const invalid = rule.tests.find((path) => !tests.includes(path));
  if (invalid)
    return `${where} links to ${invalid}, but no title in that file cites [${rule.id}]. Run npm run rules.`;
  if (rule.tests.length > 0) return null;
  if (rule.coverage.startsWith(THROUGH)) return null;
  if (tests.length > 0)
    return `${where} says "${rule.coverage}", but ${tests[0]} cites [${rule.id}]. Run npm run rules.`;
  if ([NO_TEST, NOT_BUILT, PARTLY].includes(rule.coverage)) return null;
  return `${where} ends with "${rule.coverage}". End it with a link to its test, "${NO_TEST}", "${NOT_BUILT}" or "${THROUGH}…".`;
}

/** Returns one sentence for each non-existent rule or section that a summary rule refers to. */
function summaryFaults(rule: Rule, known: Set<string>): string[] {
  if (!rule.coverage.startsWith(THROUGH)) return [];
  const parts = rule.coverage.slice(THROUGH.length).split(', ');
  return parts
    .filter((part) => !known.has(part))
    .map(
      (part) => `${rule.page}: ${rule.id} is covered through ${part}, which is neither a rule nor a section.`,
    );
}

/** Returns one sentence for each rule whose line is wrong about its tests, across all pages of rules. */
export function ruleTestFaults(files: TextFile[]): string[] {
  const tests = testsOfRules(files);
  const rules = readRules(files);
  const known = new Set([...rules.map(({ id }) => id), ...readSections(files)]);
  return rules
    .flatMap((rule) => [ruleTestFault(rule, tests.get(rule.id) ?? []), ...summaryFaults(rule, known)])
    .filter((fault) => fault !== null);
}

function updateLine(line: string, page: string, tests: Map<string, string[]>): string {
  const rule = parseRule(line, page);
  const found = rule ? (tests.get(rule.id) ?? []) : [];
  if (!rule || ruleTestFault(rule, found) === null) return line;
  const links = chooseTests(found).map((path) => `[${basename(path)}](../../${path})`);
  const mark = rule.coverage.startsWith(PARTLY) ? [PARTLY] : [];
  const coverage = [...mark, ...links].join(', ') || NO_TEST;
  return `- **${rule.id}** ${rule.text} · ${coverage}`;
}

/** Returns the pages of rules with links to their current tests. Correct lines are left unchanged. */
export function updateRuleTests(files: TextFile[]): TextFile[] {
  const tests = testsOfRules(files);
  const pages = new Set(readRules(files).map(({ page }) => page));
  return files
    .filter(({ path }) => pages.has(path))
    .map(({ path, text }) => ({
      path,
      text: text
        .split('\n')
        .map((line) => updateLine(line, path, tests))
        .join('\n'),
    }));
}
