import type { Verdict } from './mixtures';
import type { Look } from './stored';

const HEAD = ['platform', 'releases', 'exchanged', 'result'];

function resultOf({ refused, walked }: Verdict): string {
  if (refused.length > 0) return `refused: ${refused.join('; ')}`;
  if (!walked) return 'the same release';
  const { passed, failed } = walked;
  return failed.length > 0 ? `${passed} passed, FAILED: ${failed.join('; ')}` : `${passed} passed`;
}

const exchangedOf = ({ exchanged, releases }: Verdict): string =>
  exchanged ? `${exchanged} ${releases === 'old' ? 'new' : 'old'}` : 'none';

/** Whether a shopper would meet a fault: what is refused never reaches one. */
export const hasFailed = ({ walked }: Verdict): boolean => (walked?.failed.length ?? 0) > 0;

/** Formats one verdict as a row of a Markdown table. */
export const formatRow = (verdict: Verdict): string =>
  `| ${[verdict.platform, verdict.releases, exchangedOf(verdict), resultOf(verdict)].join(' | ')} |`;

/** The first two lines of the table. */
export const TABLE_HEAD = [`| ${HEAD.join(' | ')} |`, `|${HEAD.map(() => ' --- |').join('')}`].join('\n');

/** The first two lines of the table of what an earlier commit has stored. */
export const LOOKS_HEAD = '| data of the earlier commit | seen | result |\n| --- | ---: | --- |';

/** Formats one look at stored data as a row of a Markdown table, with a line for each fault below it. */
export const formatLook = ({ what, count, faults }: Look): string =>
  [
    `| ${what} | ${count} | ${faults.length > 0 ? `FAILED: ${faults.length}` : 'ok'} |`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
