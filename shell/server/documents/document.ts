import { colours } from '@saltbush/contract';
import type { PageHead } from '@saltbush/shared-ui/platform';
import { dehydrate } from '@tanstack/react-query';
import escapeHtml from 'escape-html';
import { SNAPSHOT_ELEMENT, type Snapshot } from '../../src/snapshot';
import { withoutTimes } from '../../src/snapshot-queries';
import type { Choice } from '../choose-releases';
import type { DocumentAssets, VerifiedAsset } from './assets';
import { EARLY_INPUT_SCRIPT } from './inline-script';
import type { PageStyle } from './inline-styles';
import type { Part, RenderedPage } from './render';

/** Serialises JSON so that it is safe inside a script element. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** Makes site-relative paths in structured data absolute, as search engines require. */
const absoluteUrls = (data: object, origin: string): object =>
  JSON.parse(
    JSON.stringify(data, (_key, value) =>
      typeof value === 'string' && value.startsWith('/') ? new URL(value, origin).href : value,
    ),
  );

/** Search engines try a page again that they could not read; without its data it is never indexed. */
const FALLBACK_HEAD: PageHead = { title: 'Saltbush Health', robots: 'noindex' };

/** For visitors without scripts; with them, the page loads its data and has its own Retry. */
const UNAVAILABLE = `<noscript><div class="sb-page-notice" role="alert"><h1>This page isn’t available right now</h1>
<p>Your cart and account are safe. <a href="">Try again</a></p></div></noscript>`;

function headTags(head: PageHead, pathname: string, origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href;
  // A path that begins with two slashes is not another host's address.
  const canonical = head.canonical ? absolute(head.canonical) : origin + pathname;
  const description = escapeHtml(head.description ?? '');
  const title = escapeHtml(head.title);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="robots" content="${head.robots ?? 'index,follow'}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:site_name" content="Saltbush Health">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    head.image ? `<meta property="og:image" content="${escapeHtml(absolute(head.image))}">` : '',
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(absoluteUrls(data, origin))}</script>`,
    ),
  ].join('');
}

/** Hash and credentials mode, which must match those of the later request. */
const verification = ({ integrity }: VerifiedAsset): string =>
  `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;

const preloadScript = (asset: VerifiedAsset): string =>
  `<link rel="preload" as="script" href="${asset.href}"${verification(asset)} fetchpriority="low">`;

const entryScript = (asset: VerifiedAsset): string =>
  `<script defer src="${asset.href}"${verification(asset)}></script>`;

const styleTag = (style: PageStyle): string =>
  style.css === null
    ? `<link rel="stylesheet" href="${style.href}" data-href="${style.name}"${verification(style)}>`
    : `<style data-href="${style.name}">${style.css}</style>`;

function assetTags(assets: DocumentAssets, styles: readonly PageStyle[], head: PageHead): string {
  const image = head.preloadImage
    ? `<link rel="preload" as="image" href="${escapeHtml(head.preloadImage)}" fetchpriority="high">`
    : '';
  return [
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...styles.map(styleTag),
    image,
    ...assets.scripts.map(entryScript),
    ...assets.preloads.map(preloadScript),
  ].join('');
}

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
}

function createSnapshot({ page, choice, location, mode }: DocumentOptions): Snapshot {
  return {
    revision: choice.revision,
    mode,
    location,
    queries: withoutTimes(dehydrate(page.queryClient)),
    remotes: choice.releases.map(({ remote, id, base, browser, manifest, isOverride }) => ({
      name: remote,
      release: id,
      entry: base + browser.entry,
      integrity: browser.integrity,
      manifest,
      isOverride,
    })),
  };
}

/** Creates the complete HTML of one page. It is the same for every visitor with this choice of releases. */
export function createDocument(options: DocumentOptions): string {
  const { page, assets, styles, location, publicOrigin, choice } = options;
  const head = page.result?.head ?? FALLBACK_HEAD;
  const badge = choice.releases.some(({ isOverride }) => isOverride)
    ? '<a class="sb-override-badge" href="/_shell">Local override</a>'
    : '';
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<script>${EARLY_INPUT_SCRIPT}</script><meta name="theme-color" content="${colours['brand-dark']}"><link rel="icon" href="/_shell/icon.svg" type="image/svg+xml">
${headTags(head, location.pathname, publicOrigin)}${assetTags(assets, styles, head)}</head>
<body><a class="sb-skip-link" href="#main">Skip to content</a>${badge}
<div id="header">${application('shell-header', page.header)}</div>
<main id="main" tabindex="-1">${page.status === 503 ? UNAVAILABLE : ''}${application(page.claim?.remote.remote ?? 'none', page.page)}</main>
<div id="footer" data-later>${application('shell-footer', page.footer)}</div>
<script type="application/json" id="${SNAPSHOT_ELEMENT}">${escapeJson(createSnapshot(options))}</script>
</body></html>`;
}
