import { colours } from '@saltbush/contract';
import type { PageHead } from '@saltbush/shared-ui/platform';
import { SNAPSHOT_ELEMENT, type Snapshot } from '../../src/snapshot';
import { withoutTimes } from '../../src/snapshot-queries';
import type { Choice } from '../choose-releases';
import { assetTags } from './asset-tags';
import type { DocumentAssets } from './assets';
import { escapeJson } from './escape-json';
import { headTags } from './head-tags';
import { EVERY_PAGE_SCRIPT } from './inline-script';
import type { PageStyle } from './inline-styles';
import type { Part, RenderedPage } from './render';
import { withoutCounter } from './without-counter';

/** Search engines try a page again that they could not read; without its data it is never indexed. */
const FALLBACK_HEAD: PageHead = { title: 'Saltbush Health', robots: 'noindex' };

/** What a visitor without scripts can do here, and what not. */
const WITHOUT_SCRIPTS = `<noscript><p class="sb-scripts-notice">You can read, search and look around without JavaScript. To buy, book or sign in, please turn it on.</p></noscript>`;
/** For visitors without scripts; with them, the page loads its data and has its own Retry. */
const UNAVAILABLE = `<noscript><div class="sb-page-notice" role="alert"><h1>This page isn’t available right now</h1>
<p>Your cart and account are safe. <a href="">Try again</a></p></div></noscript>`;

const application = (name: string, part: Part): string =>
  part === null
    ? ''
    : `<div data-application="${name}"><div data-part="notice"></div><div data-part="content">${part}</div></div>`;

export interface DocumentOptions {
  page: RenderedPage;
  choice: Choice;
  assets: DocumentAssets;
  styles: readonly PageStyle[];
  location: { pathname: string; search: string; hash: string };
  publicOrigin: string;
  mode: 'production' | 'development';
  /** Whether the counter is open for whoever asked: only then does the document name its pages. */
  isOfCounter: boolean;
}

function createSnapshot({ page, choice, location, mode, isOfCounter }: DocumentOptions): Snapshot {
  return {
    revision: choice.revision,
    mode,
    location,
    ...(choice.shell ? { shell: choice.shell } : {}),
    queries: withoutTimes(page.data),
    remotes: choice.releases.map(({ remote, id, base, browser, manifest, isOverride }) => ({
      name: remote,
      release: id,
      entry: base + browser.entry,
      integrity: browser.integrity,
      manifest: isOfCounter ? manifest : withoutCounter(manifest),
      isOverride,
    })),
  };
}

/** Creates the complete HTML of one page. The shop's are the same for every visitor with this choice of releases. */
export function createDocument(options: DocumentOptions): string {
  const { page, assets, styles, location, publicOrigin, choice } = options;
  const head = page.result?.head ?? FALLBACK_HEAD;
  const badge = choice.releases.some(({ isOverride }) => isOverride)
    ? '<a class="sb-override-badge" href="/_shell">Local override</a>'
    : '';
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<script>${EVERY_PAGE_SCRIPT}</script><meta name="theme-color" content="${colours['brand-dark']}"><link rel="icon" href="/_shell/icon.svg" type="image/svg+xml">
${headTags(head, location.pathname, publicOrigin)}${assetTags(assets, styles, head)}</head>
<body><a class="sb-skip-link" href="#main">Skip to content</a>${badge}
<div id="header">${application('shell-header', page.header)}</div>
<main id="main" tabindex="-1">${page.status === 503 ? UNAVAILABLE : WITHOUT_SCRIPTS}${application(page.claim?.remote.remote ?? 'none', page.page)}</main>
<div id="footer" data-later>${application('shell-footer', page.footer)}</div>
<script type="application/json" id="${SNAPSHOT_ELEMENT}">${escapeJson(createSnapshot(options))}</script>
</body></html>`;
}
