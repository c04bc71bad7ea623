import { ERROR_CATALOGUE } from './catalogue';
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

const literals = [...Object.values(ERROR_CATALOGUE), ...Object.values(wordings)]
  .filter((wording) => typeof wording === 'string')
  .flatMap((text) => [`'${text}'`, `"${text}"`, `\`${text}\``]);

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
    isBroken: (source) => literals.some((literal) => source.includes(literal)),
  },
];

/** @returns a sentence for each line of a file that breaks a rule about errors. */
export const breachesIn = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((source, index) =>
      RULES.filter(({ isBroken }) => isBroken(source)).map(({ advice }) => `${path}:${index + 1}: ${advice}`),
    );
