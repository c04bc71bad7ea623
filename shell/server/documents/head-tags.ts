import { pngPicture, SHARE_PICTURE, SHOP_PICTURE, sharePicture } from '@saltbush/contract';
import type { PageHead } from '@saltbush/shared-ui/platform';
import escapeHtml from 'escape-html';
import { escapeJson } from './escape-json';

/** Makes site-relative paths in structured data absolute, as search engines require, and drawings pictures. */
const absoluteUrls = (data: object, origin: string): object =>
  JSON.parse(
    JSON.stringify(data, (_key, value) =>
      typeof value === 'string' && value.startsWith('/') ? new URL(pngPicture(value), origin).href : value,
    ),
  );

/** The picture that networks and messengers show with a link. */
function shareTags(image: string, title: string, origin: string): string {
  const shared = sharePicture(image);
  const { width, height } = SHARE_PICTURE;
  return [
    `<meta property="og:image" content="${escapeHtml(new URL(shared, origin).href)}">`,
    // Known for drawings only. With it, the first one who shares a link sees the picture as well.
    shared === image
      ? ''
      : `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${title}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** What search engines and previews of links read of a page. */
export function headTags(head: PageHead, pathname: string, origin: string): string {
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
    shareTags(head.image ?? SHOP_PICTURE, title, origin),
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(absoluteUrls(data, origin))}</script>`,
    ),
  ].join('');
}
