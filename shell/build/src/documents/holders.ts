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

/** Rules name two tests at most: the one nearest to the shopper, and one of another workspace. */
const MOST_HOLDERS = 2;

/** The nearer a test is to what a shopper does, the earlier its workspace stands here. */
const NEARNESS = [/^e2e\//, /^mf-/, /^shell\//, /^shared-ui\//, /\.http\.test\.ts$/, /^api\/src\//];

function nearness(path: string): number {
  const index = NEARNESS.findIndex((pattern) => pattern.test(path));
  return index < 0 ? NEARNESS.length : index;
}

const workspace = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Which of the tests that name a rule its line should link to. */
export function chooseHolders(tests: string[]): string[] {
  const chosen: string[] = [];
  for (const path of tests.toSorted((a, b) => nearness(a) - nearness(b) || a.localeCompare(b))) {
    const stranger = chosen.every((other) => workspace(other) !== workspace(path));
    if (stranger && chosen.length < MOST_HOLDERS) chosen.push(path);
  }
  return chosen;
}

/** What is untrue about the tests that a rule's line names, as a sentence; null when all is true. */
export function holderFault(rule: Rule, tests: string[]): string | null {
  const where = `${rule.page}: ${rule.id}`;
  const stray = rule.holders.find((path) => !tests.includes(path));
  if (stray)
    return `${where} says it is held by ${stray}, but no title in that file names [${rule.id}]. Run npm run rules.`;
  if (rule.holders.length > 0) return null;
  if (rule.held.startsWith(THROUGH)) return null;
  if (tests.length > 0)
    return `${where} says "${rule.held}", but ${tests[0]} names [${rule.id}]. Run npm run rules.`;
  if ([NO_TEST, NOT_BUILT, PARTLY].includes(rule.held)) return null;
  return `${where} ends with "${rule.held}". End it with a link to its test, "${NO_TEST}", "${NOT_BUILT}" or "${THROUGH}…".`;
}

/** Rules and sections that a summing rule names and that do not exist, as sentences. */
function sumFaults(rule: Rule, known: Set<string>): string[] {
  if (!rule.held.startsWith(THROUGH)) return [];
  const parts = rule.held.slice(THROUGH.length).split(', ');
  return parts
    .filter((part) => !known.has(part))
    .map((part) => `${rule.page}: ${rule.id} is held through ${part}, which is no rule and no section.`);
}

/** All that is untrue about holders, over every page of rules. */
export function holderFaults(files: TextFile[]): string[] {
  const tests = testsOfRules(files);
  const rules = readRules(files);
  const known = new Set([...rules.map(({ id }) => id), ...readSections(files)]);
  return rules
    .flatMap((rule) => [holderFault(rule, tests.get(rule.id) ?? []), ...sumFaults(rule, known)])
    .filter((fault) => fault !== null);
}

function renewLine(line: string, page: string, tests: Map<string, string[]>): string {
  const rule = parseRule(line, page);
  const found = rule ? (tests.get(rule.id) ?? []) : [];
  if (!rule || holderFault(rule, found) === null) return line;
  const links = chooseHolders(found).map((path) => `[${basename(path)}](../../${path})`);
  const mark = rule.held.startsWith(PARTLY) ? [PARTLY] : [];
  const held = [...mark, ...links].join(', ') || NO_TEST;
  return `- **${rule.id}** ${rule.text} · ${held}`;
}

/** The pages of rules with the tests that hold them now. Lines that are true stay as they are. */
export function renewHolders(files: TextFile[]): TextFile[] {
  const tests = testsOfRules(files);
  const pages = new Set(readRules(files).map(({ page }) => page));
  return files
    .filter(({ path }) => pages.has(path))
    .map(({ path, text }) => ({
      path,
      text: text
        .split('\n')
        .map((line) => renewLine(line, path, tests))
        .join('\n'),
    }));
}
