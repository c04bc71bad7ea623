import type { PageHead } from '@saltbush/shared-ui/platform';
import escapeHtml from 'escape-html';
import { LATER } from '../../src/later-scripts';
import type { DocumentAssets, VerifiedAsset } from './assets';
import type { PageStyle } from './inline-styles';

/** Hash and credentials mode, which must match those of the later request. */
const verification = ({ integrity }: VerifiedAsset): string =>
  `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;

const preloadScript = (asset: VerifiedAsset): string =>
  `<link rel="preload" as="script" href="${asset.href}"${verification(asset)} fetchpriority="low">`;

/** The shell turns these into preloads when the page is used. */
const laterScript = (asset: VerifiedAsset): string =>
  `<link rel="${LATER}" as="script" href="${asset.href}"${verification(asset)}>`;

const entryScript = (asset: VerifiedAsset): string =>
  `<script defer src="${asset.href}"${verification(asset)}></script>`;

const styleTag = (style: PageStyle): string =>
  style.css === null
    ? `<link rel="stylesheet" href="${style.href}" data-href="${style.name}"${verification(style)}>`
    : `<style data-href="${style.name}">${style.css}</style>`;

/** Fonts, styles, the main picture and scripts of a page, in the order in which browsers need them. */
export function assetTags(assets: DocumentAssets, styles: readonly PageStyle[], head: PageHead): string {
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
    ...assets.later.map(laterScript),
  ].join('');
}
