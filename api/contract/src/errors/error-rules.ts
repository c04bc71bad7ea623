import { ERROR_CATALOGUE } from './catalogue';
import { FIELD_MESSAGES } from './field-messages';
import * as messages from './messages';

/** A rule about errors, with advice for lines that break it. */
interface Rule {
  advice: string;
  isBroken(source: string): boolean;
}

/** Codes of Node and of libraries, which have their own catalogues. */
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
  tables.flatMap((table) => Object.values(table)).filter((message) => typeof message === 'string');

const alternatives = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

const CATALOGUE_MESSAGES = alternatives(constants(ERROR_CATALOGUE, messages));
const FIELD_MESSAGE_TEXTS = alternatives(constants(FIELD_MESSAGES));

/** A string of TypeScript. */
const CATALOGUE_LITERAL = new RegExp(`['"\`](?:${CATALOGUE_MESSAGES})['"\`]`);
/** A string, or JSX text between tags or on a separate line. */
const FIELD_LITERAL = new RegExp(`(?:['"\`>]|^\\s*)(?:${FIELD_MESSAGE_TEXTS})(?:['"\`<]|\\s*$)`);

const RULES: readonly Rule[] = [
  {
    advice: 'Messages are for people and may change: compare the code (hasCode, BusinessError.code).',
    isBroken: (source) => COMPARISONS.some((pattern) => pattern.test(source)),
  },
  {
    advice: 'This code is in no catalogue: add it with its message to api/contract/src/errors.',
    isBroken: (source) =>
      [...source.matchAll(CODES)].some(
        ([, code = '']) => !Object.hasOwn(ERROR_CATALOGUE, code) && !FOREIGN_CODE.test(code),
      ),
  },
  {
    advice: 'Messages about fields are defined in FIELD_MESSAGES or in the contract’s validation rules.',
    isBroken: (source) => /invalidInput\(\{[^}]*: ['"`][A-Z][^'"`]* /.test(source),
  },
  {
    advice:
      'This message is in the catalogue: import it from api/contract/src/errors instead of repeating it.',
    isBroken: (source) => CATALOGUE_LITERAL.test(source),
  },
  {
    advice:
      'This field message is in api/contract/src/errors/field-messages.ts: import its constant (a page) or FIELD_MESSAGES (the api) instead of repeating it.',
    isBroken: (source) => FIELD_LITERAL.test(source),
  },
];

/** Returns a sentence for each line of a file that breaks a rule about errors. */
export const breachesIn = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((source, index) =>
      RULES.filter(({ isBroken }) => isBroken(source)).map(({ advice }) => `${path}:${index + 1}: ${advice}`),
    );

const SCHEMA_ADVICE =
  'Clients compare codes, and messages change: a description names only the code; its message is in api/contract/src/errors.';

/** A message of the catalogues, or any quotation given as an error or next to a code. */
const SPELT_WORDING = new RegExp(
  [
    // Descriptions wrap.
    `"(?:${CATALOGUE_MESSAGES}|${FIELD_MESSAGE_TEXTS})\\\\?"`.replaceAll(' ', '\\s+'),
    '"[A-Z][^"]*"\\s+\\([A-Z_]+\\)',
    '[A-Z_]{5,}\\s+with\\s+\\\\?"',
    'error\\s+is\\s+\\\\?"',
  ].join('|'),
  'g',
);

/** Returns a sentence for each description in a GraphQL schema that repeats the message of an error. */
export const breachesInSchema = (path: string, text: string): string[] =>
  [...text.matchAll(SPELT_WORDING)].map(
    ({ index }) => `${path}:${text.slice(0, index).split('\n').length}: ${SCHEMA_ADVICE}`,
  );
