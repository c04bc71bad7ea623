import type { Registry } from '@saltbush/build';
import { type Figures, quantileOf, totalOf, type Vital } from '@saltbush/contract/telemetry';
import escapeHtml from 'escape-html';

/** The releases of a remote whose figures stand beside each other, and what they are. */
export interface ComparedRelease {
  remote: string;
  release: string;
  role: 'current' | 'canary' | 'before';
}

/** Figures of a release; null if the api does not answer. */
export interface ReleaseRow extends ComparedRelease {
  figures: Figures | null;
}

/** Returns the current release of each remote, its canary, and the release before. */
export const comparedReleases = ({ remotes }: Registry): ComparedRelease[] =>
  Object.entries(remotes).flatMap(([remote, { current, canary, history }]) => [
    ...(canary ? [{ remote, release: canary.release.id, role: 'canary' as const }] : []),
    { remote, release: current.id, role: 'current' },
    ...history.slice(0, 1).map((release) => ({ remote, release, role: 'before' as const })),
  ]);

const cell = (text: string): string => `<td class="n">${text}</td>`;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

function time(figures: Figures, vital: Vital): string {
  const value = quantileOf(figures.vitals[vital] ?? {}, 0.75);
  return value === null ? '–' : `${Math.round(value)} ms`;
}

function shift(figures: Figures): string {
  const value = quantileOf(figures.vitals.CLS ?? {}, 0.75);
  return value === null ? '–' : (value / 1000).toFixed(3);
}

function loads(figures: Figures): string {
  const value = quantileOf(figures.loads, 0.75);
  return value === null ? '–' : `${Math.round(value)} ms`;
}

/** Cells of the figures, in the order of `HEADINGS`. */
function cells(figures: Figures): string {
  const { pages, faulty, failures, retries, adding } = figures.counts;
  return [
    String(pages),
    percent(faulty, pages),
    String(failures),
    String(retries),
    time(figures, 'LCP'),
    time(figures, 'INP'),
    shift(figures),
    loads(figures),
    percent(adding, pages),
    String(totalOf(figures.vitals.LCP ?? {})),
  ]
    .map(cell)
    .join('');
}

const HEADINGS = [
  ...['Pages', 'With errors', 'Failed parts', 'Retries', 'LCP p75', 'INP p75', 'CLS p75', 'Load p75'],
  ...['Cart changed', 'Measured'],
];

/** Writes a table of figures; `rows` are pairs of markup for the first cells and figures. */
export function figuresTable(
  caption: string,
  firstHeadings: readonly string[],
  rows: readonly (readonly [string, Figures | null])[],
): string {
  const head = [
    ...firstHeadings.map((name) => `<th scope="col">${name}</th>`),
    ...HEADINGS.map((name) => `<th scope="col" class="n">${name}</th>`),
  ];
  const body = rows.map(([first, figures]) => {
    const rest = figures ? cells(figures) : `<td colspan="${HEADINGS.length}">The api does not answer</td>`;
    return `<tr>${first}${rest}</tr>`;
  });
  const empty = `<tr><td colspan="${firstHeadings.length + HEADINGS.length}">Nothing was reported yet.</td></tr>`;
  return `<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('') || empty}</tbody></table></div>`;
}

/** Writes the figures of each remote's current release beside those of its canary and of the release before. */
export const releaseFiguresTable = (rows: readonly ReleaseRow[]): string =>
  figuresTable(
    'How releases did in browsers in the last 7 days',
    ['Remote', 'Release', ''],
    rows.map(({ remote, release, role, figures }) => [
      `<th scope="row"><a href="/_shell/figures/${escapeHtml(remote)}/${escapeHtml(release)}">${escapeHtml(remote)}</a></th>
<td>${escapeHtml(release)}</td><td>${role}</td>`,
      figures,
    ]),
  );
