import type { TextFile } from './files';
import { RULES_FOLDER, type Rule } from './rules';

const SECTION = String.raw`\d(?:\.(?:\d{1,2}|[a-z]))?(?!\w)`;
const RULE = String.raw`(?:\d(?:\.(?:\d{1,2}|[a-z]))?|[a-z]+)-\d{2}(?!\w)`;

/** One reference, or several with commas and a last "and". */
const listOf = (reference: string): string => `(${reference}(?:(?:, | and )${reference})*)`;

/** "section 5.j", "sections 2.10, 4 and 5.b": headings of the pages of rules. */
const SECTIONS = new RegExp(String.raw`\bsections? ${listOf(SECTION)}`, 'gi');
/** "rule 5.j-08", "rules selling-03, selling-04": their lines. */
const RULES = new RegExp(String.raw`\brules? ${listOf(RULE)}`, 'gi');
/** "decision 0004": a record. */
const DECISIONS = new RegExp(String.raw`\bdecisions? ${listOf(String.raw`\d{4}\b`)}`, 'gi');
/** Pages that the repository does not have. */
const NOWHERE = /\b(?:spec(?:ification)? (?:section )?\d[\d.a-z]*|decisions, ?[A-Z]\w+)|§ ?\d[\d.a-z]*/gi;

/** Everything that a citation may name. */
export interface Citable {
  rules: Set<string>;
  sections: Set<string>;
  decisions: Set<string>;
}

/** What citations may name, from the pages themselves. */
export function readCitable(rules: Rule[], sections: Set<string>, files: TextFile[]): Citable {
  const numbers = files.map(({ path }) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1]);
  return {
    sections,
    rules: new Set(rules.map(({ id }) => id)),
    decisions: new Set(numbers.filter((number) => number !== undefined)),
  };
}

/** A comment in one line: what breaks lines in TypeScript, CSS and GraphQL is dropped. */
const unwrap = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

/** References of one kind in a text that its pages do not have. */
function strays(prose: string, citation: RegExp, known: Set<string>): string[] {
  const references = [...prose.matchAll(citation)].flatMap(([, list = '']) => list.split(/, | and /));
  return references.filter((reference) => !known.has(reference));
}

/** How many citations a text has that could be resolved or not. */
export const countCitations = ({ text }: TextFile): number =>
  [SECTIONS, RULES, DECISIONS].reduce((sum, kind) => sum + [...unwrap(text).matchAll(kind)].length, 0);

/** What is wrong with the citations of one text, as sentences. */
export function citationFaults({ path, text }: TextFile, { sections, rules, decisions }: Citable): string[] {
  const prose = unwrap(text);
  const missing = (kind: string, reference: string, folder: string) =>
    `${path} cites ${kind} ${reference}, which is nowhere in ${folder}. Cite one that is, or write it there.`;
  return [
    ...strays(prose, SECTIONS, sections).map((section) => missing('section', section, RULES_FOLDER)),
    ...strays(prose, RULES, rules).map((rule) => missing('rule', rule, RULES_FOLDER)),
    ...strays(prose, DECISIONS, decisions).map((number) => missing('decision', number, 'docs/decisions')),
    ...[...prose.matchAll(NOWHERE)].map(
      ([words]) =>
        `${path} cites "${words}", a page that the repository does not have. Write (section 5.j), (rule 5.j-08) or (decision 0001).`,
    ),
  ];
}
