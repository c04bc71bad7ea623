import type { ErrorRow } from '@saltbush/contract/telemetry';
import escapeHtml from 'escape-html';
import type { ReleaseFigures } from '../telemetry/api-figures';
import { figuresTable } from './figures';
import { diagnosticsLayout } from './layout';

interface ReleasePage {
  remote: string;
  release: string;
  figures: ReleaseFigures;
  nonce: string;
}

const errorRow = ({ name, page, frames, count }: ErrorRow): string =>
  `<tr><td class="n">${count}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(page)}</td>
<td><pre>${frames.map(escapeHtml).join('\n')}</pre></td></tr>`;

function errorsTable(errors: readonly ErrorRow[]): string {
  const body = errors.map(errorRow).join('') || '<tr><td colspan="4">No errors were reported.</td></tr>';
  return `<div class="wide" tabindex="0" role="region" aria-label="Errors"><table><caption>Most frequent errors</caption>
<thead><tr><th scope="col" class="n">Times</th><th scope="col">Error</th><th scope="col">Last on</th><th scope="col">Where</th></tr></thead>
<tbody>${body}</tbody></table></div>`;
}

/** Writes what browsers reported of one release: figures by page, and its errors by place in the sources. */
export function createReleasePage({ remote, release, figures, nonce }: ReleasePage): string {
  const pages = figures.pages.toSorted((a, b) => b.figures.counts.pages - a.figures.counts.pages);
  const rows = pages.map(
    ({ page, figures: sums }) => [`<th scope="row">${escapeHtml(page)}</th>`, sums] as const,
  );
  return diagnosticsLayout(
    `${remote} ${release}`,
    `<p><a href="/_shell">All remotes</a></p>${figuresTable('Pages it took part in, last 7 days', ['Page'], rows)}
${errorsTable(figures.errors)}`,
    nonce,
  );
}
