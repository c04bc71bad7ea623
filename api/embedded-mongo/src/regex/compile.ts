import { RE2JS } from 're2js';
import { invalidRegex, unsupportedSyntax } from './unsupported';

const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/**
 * Compiles a translated pattern.
 * @throws MongoError if it is not valid
 */
export function compile(source: string, flags: string): RE2JS {
  const bits = [...flags].reduce((all, flag) => all | (FLAGS[flag] ?? 0), RE2JS.LOOKBEHINDS);
  try {
    return RE2JS.compile(source, bits);
  } catch (error) {
    const reason = (error as Error).message.replace('error parsing regexp: ', '');
    const [, least, most] = /^invalid repeat count: `\{(\d+),(\d+)/.exec(reason) ?? [];
    if (Number(most) < Number(least)) throw invalidRegex('numbers out of order in {} quantifier');
    // PCRE repeats up to 65,535 times.
    if (reason.startsWith('invalid repeat count')) throw unsupportedSyntax('more than 1000 repetitions');
    throw invalidRegex(reason);
  }
}
