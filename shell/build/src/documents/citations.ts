import type { TextFile } from './files';
import { RULES_FOLDER, type Rule } from './rules';

const REFERENCE = String.raw`(?:\d(?:\.[\da-z]+)?(?:-\d{2})?|[a-z]+-\d{2})(?![\w.]*\w)`;
/** `rule 5.j-08`, `rules 2.21`, `rules 4.a, selling-09`. Everything after a comma or "and" is a reference too. */
const RULES = new RegExp(String.raw`\brules? (${REFERENCE}(?:(?:, | and )${REFERENCE})*)`, 'gi');
const DECISION = /\bdecisions? (\d{4})\b/gi;
/** Pages that are nowhere in the repository: "section 5", "specification 2.10", "decisions, Health". */
const NOWHERE =
  /\b(?:(?:specification )?sections? \d[\d.a-z]*|specification \d[\d.a-z]*|decisions, ?[A-Z]\w+)/gi;

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

/** What is wrong with the citations of one text, as sentences. */
export function citationFaults({ path, text }: TextFile, citable: Citable): string[] {
  const prose = unwrap(text);
  const rules = [...prose.matchAll(RULES)]
    .flatMap(([, list = '']) => list.split(/, | and /))
    .filter((reference) => !citable.rules.has(reference) && !citable.sections.has(reference))
    .map((reference) => `${path} cites rule ${reference}, which is on no page of ${RULES_FOLDER}.`);
  const decisions = [...prose.matchAll(DECISION)]
    .filter(([, number = '']) => !citable.decisions.has(number))
    .map(([, number]) => `${path} cites decision ${number}, which is not in docs/decisions.`);
  const nowhere = [...prose.matchAll(NOWHERE)].map(
    ([words]) =>
      `${path} cites "${words}", a page that the repository does not have. Cite a rule, (rules 5.j-08), or a record, (decision 0001).`,
  );
  return [...rules, ...decisions, ...nowhere];
}
