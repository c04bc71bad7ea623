import { ERROR_CATALOGUE } from '@saltbush/contract';

const MAX_ERRORS = 20_000;
/** Signs of a stack trace, a library's message or the type system. */
const INTERNALS =
  /node_modules|\.ts:\d|\bat \w+ \(|TypeError|Mongo|BSON|cannot represent|Expected (?:type|non-null)/;

interface ResponseError {
  message?: string;
  extensions?: { code?: string; fields?: Record<string, string> };
}

/** A response to an operation. */
export interface Answer {
  status: number;
  text: string;
  hasData: boolean;
  errors: readonly ResponseError[];
}

/** @returns the response to one operation */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = JSON.parse(text) as { data?: unknown; errors?: ResponseError[] };
  return { status: response.status, text, hasData: 'data' in body, errors: body.errors ?? [] };
}

function errorProblem({ message, extensions }: ResponseError): string | null {
  const code = extensions?.code;
  if (!code || !Object.hasOwn(ERROR_CATALOGUE, code)) return `the code ${code} is not in the catalogue`;
  if (code === 'INTERNAL') return 'the shop failed instead of refusing';
  return message ? null : 'there is no message';
}

/** @returns what no response to bad input may be or contain; null if nothing is wrong */
export function problemOf({ status, errors }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  const error = errors.map(errorProblem).find((problem) => problem !== null);
  if (error) return error;
  const sent = JSON.stringify(errors);
  if (sent.length > MAX_ERRORS) return `${sent.length} characters of errors`;
  const internal = INTERNALS.exec(sent);
  return internal ? `internals: ${internal[0]}` : null;
}

/** @returns what is wrong with a response that must be a refusal of the variables; null if nothing is */
export function refusalProblemOf(answer: Answer): string | null {
  const [error, ...more] = answer.errors;
  if (answer.hasData) return 'the operation was executed';
  if (more.length > 0 || error?.extensions?.code !== 'INVALID_INPUT') return 'it is not one INVALID_INPUT';
  const fields = Object.keys(error.extensions.fields ?? {}).length;
  return fields === 0 ? 'no field is named' : problemOf(answer);
}
