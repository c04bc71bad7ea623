import type { TextFile } from './files';
import { RULES_FOLDER, type Rule } from './rules';

const SECTION = String.raw`\d(?:\.(?:\d{1,2}|[a-z]))?(?!\w)`;
const RULE = String.raw`(?:\d(?:\.(?:\d{1,2}|[a-z]))?|[a-z]+)-\d{2}(?!\w)`;

/** Matches one reference, or several separated by commas and "and". */
const listOf = (reference: string): string => `(${reference}(?:(?:, | and )${reference})*)`;

/** "section 5.j", "sections 2.10, 4 and 5.b": headings in the pages of rules. */
const SECTIONS = new RegExp(String.raw`\bsections? ${listOf(SECTION)}`, 'gi');
/** "rule 5.j-08", "rules selling-03, selling-04": lines in the pages of rules. */
const RULES = new RegExp(String.raw`\brules? ${listOf(RULE)}`, 'gi');
/** "decision 0004": a decision record. */
const DECISIONS = new RegExp(String.raw`\bdecisions? ${listOf(String.raw`\d{4}\b`)}`, 'gi');
/** Citations of pages outside the repository. */
const UNKNOWN_PAGE =
  /\b(?:[Ss]pec(?:ification)? (?:[Ss]ection )?\d[\d.a-z]*|[Dd]ecisions, ?[A-Z]\w+)|§ ?\d[\d.a-z]*/g;

/** What citations can refer to. */
export interface Citable {
  rules: Set<string>;
  sections: Set<string>;
  decisions: Set<string>;
}

/** Collects what citations can refer to from the pages themselves. */
export function readCitable(rules: Rule[], sections: Set<string>, files: TextFile[]): Citable {
  const numbers = files.map(({ path }) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1]);
  return {
    sections,
    rules: new Set(rules.map(({ id }) => id)),
    decisions: new Set(numbers.filter((number) => number !== undefined)),
  };
}

/** Joins a comment's lines, dropping the comment markers of TypeScript, CSS and GraphQL. */
const unwrap = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

/** Returns the references of one kind that are not defined. */
function undefinedReferences(prose: string, citation: RegExp, known: Set<string>): string[] {
  const references = [...prose.matchAll(citation)].flatMap(([, list = '']) => list.split(/, | and /));
  return references.filter((reference) => !known.has(reference));
}

/** Counts the citations in a text, whether defined or not. */
export const countCitations = ({ text }: TextFile): number =>
  [SECTIONS, RULES, DECISIONS].reduce((sum, kind) => sum + [...unwrap(text).matchAll(kind)].length, 0);

/** Returns one sentence for each invalid citation in a text. */
export function citationFaults({ path, text }: TextFile, { sections, rules, decisions }: Citable): string[] {
  const prose = unwrap(text);
  const missing = (kind: string, reference: string, folder: string) =>
    `${path} cites ${kind} ${reference}, which is not in ${folder}. Cite an existing one, or add it there.`;
  return [
    ...undefinedReferences(prose, SECTIONS, sections).map((section) =>
      missing('section', section, RULES_FOLDER),
    ),
    ...undefinedReferences(prose, RULES, rules).map((rule) => missing('rule', rule, RULES_FOLDER)),
    ...undefinedReferences(prose, DECISIONS, decisions).map((number) =>
      missing('decision', number, 'docs/decisions'),
    ),
    ...[...prose.matchAll(UNKNOWN_PAGE)].map(
      ([citation]) =>
        `${path} cites "${citation}", which is not in the repository. Write (section 5.j), (rule 5.j-08) or (decision 0001).`,
    ),
  ];
}
