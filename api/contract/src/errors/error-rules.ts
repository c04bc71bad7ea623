import { ERROR_CATALOGUE } from './catalogue';
import { FIELD_WORDINGS } from './field-wordings';
import * as wordings from './wordings';

/** A rule about errors, and what to do where a line of source breaks it. */
interface Rule {
  advice: string;
  isBroken(source: string): boolean;
}

/** Codes of Node and of libraries, which have catalogues of their own. */
const FOREIGN_CODE = /^(?:E[A-Z]+|OAUTH_\w+|INVALID_EMAIL|USER_ALREADY_EXISTS|FAILED_TO_CREATE)$/;

const COMPARISONS: readonly RegExp[] = [
  /(?<!typeof )\bmessage\s*[!=]==?\s*(?!null\b|undefined\b|'string')['"`\w]/,
  /\bmessage\??\.(?:toLowerCase\(\)\.)?(?:includes|startsWith|endsWith|match|search|indexOf)\(/,
  /\.(?:test|has|includes)\([\w.?]*\.message\)/,
  /errorMessage\([^)]*\)\s*(?:[!=]==?|\.(?:includes|startsWith|endsWith|match|search)\()/,
  /\.error\??\.(?:includes|startsWith|endsWith|match)\(/,
];

const CODES = /(?:\bcode\s*[!=]==?\s*|\bcode: |\bhasCode\([^)]*?, )'([A-Z][A-Z_]{2,})'/g;

const constants = (...tables: readonly object[]): string[] =>
  tables.flatMap((table) => Object.values(table)).filter((wording) => typeof wording === 'string');

const alternatives = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

const CATALOGUE_WORDINGS = alternatives(constants(ERROR_CATALOGUE, wordings));
const WORDINGS_OF_FIELDS = alternatives(constants(FIELD_WORDINGS));

/** A string of TypeScript. */
const CATALOGUE_LITERAL = new RegExp(`['"\`](?:${CATALOGUE_WORDINGS})['"\`]`);
/** A string, or text of JSX between tags or on a line of its own. */
const FIELD_LITERAL = new RegExp(`(?:['"\`>]|^\\s*)(?:${WORDINGS_OF_FIELDS})(?:['"\`<]|\\s*$)`);

const RULES: readonly Rule[] = [
  {
    advice:
      'Messages are for people and change with their wording: compare the code (hasCode, BusinessError.code).',
    isBroken: (source) => COMPARISONS.some((pattern) => pattern.test(source)),
  },
  {
    advice: 'This code is in no catalogue: add it with its wording to api/contract/src/errors.',
    isBroken: (source) =>
      [...source.matchAll(CODES)].some(
        ([, code = '']) => !Object.hasOwn(ERROR_CATALOGUE, code) && !FOREIGN_CODE.test(code),
      ),
  },
  {
    advice: 'What the api says of a field is worded in FIELD_WORDINGS, or in the contract’s validation rule.',
    isBroken: (source) => /invalidInput\(\{[^}]*: ['"`][A-Z][^'"`]* /.test(source),
  },
  {
    advice:
      'This wording is in the catalogue: import it from api/contract/src/errors instead of repeating it.',
    isBroken: (source) => CATALOGUE_LITERAL.test(source),
  },
  {
    advice:
      'This wording of a field is in api/contract/src/errors/field-wordings.ts: import its constant (a page) or FIELD_WORDINGS (the api) instead of repeating it.',
    isBroken: (source) => FIELD_LITERAL.test(source),
  },
];

/** @returns a sentence for each line of a file that breaks a rule about errors. */
export const breachesIn = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((source, index) =>
      RULES.filter(({ isBroken }) => isBroken(source)).map(({ advice }) => `${path}:${index + 1}: ${advice}`),
    );

const SCHEMA_ADVICE =
  'Clients compare codes, and wordings change: a description names the code alone; its wording is in api/contract/src/errors.';

/** A wording of the catalogues, and any quotation given as an error or beside a code. */
const SPELT_WORDING = new RegExp(
  [
    // Descriptions wrap.
    `"(?:${CATALOGUE_WORDINGS}|${WORDINGS_OF_FIELDS})\\\\?"`.replaceAll(' ', '\\s+'),
    '"[A-Z][^"]*"\\s+\\([A-Z_]+\\)',
    '[A-Z_]{5,}\\s+with\\s+\\\\?"',
    'error\\s+is\\s+\\\\?"',
  ].join('|'),
  'g',
);

/** @returns a sentence for each description of a GraphQL schema that spells the wording of an error. */
export const breachesInSchema = (path: string, text: string): string[] =>
  [...text.matchAll(SPELT_WORDING)].map(
    ({ index }) => `${path}:${text.slice(0, index).split('\n').length}: ${SCHEMA_ADVICE}`,
  );
