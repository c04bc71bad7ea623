import type { Verdict } from './mixtures';

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
