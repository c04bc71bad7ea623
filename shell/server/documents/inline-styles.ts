import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { VerifiedReader } from '../files/read-verified';
import type { StyleAsset } from './assets';

/** A page's style sheet. */
export interface PageStyle extends StyleAsset {
  /** The rules, to be written into the document; null if the browser has to request them. */
  css: string | null;
}

const MAX_SHEETS = 500;
const RELATIVE_URL = /url\((["']?)(?![a-z][a-z\d+.-]*:|[/#])([^"')]+)\1\)/gi;
/** Resolves site-relative addresses; never part of a result. */
const ANY_ORIGIN = 'https://any.invalid';

/** Rewrites relative addresses, which a browser would resolve against the document instead of the style sheet. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(RELATIVE_URL, (_match, _quote, path: string) => {
    const { href: absolute } = new URL(path, new URL(href, ANY_ORIGIN));
    return `url(${absolute.replace(ANY_ORIGIN, '')})`;
  });
}

/** @returns the source expression that allows an inline element with this text */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Creates a function that reads the style sheets of a page, so that its first paint needs no request besides the document.
 * A developer's build, a file that is not as released and one that could end its element stay links.
 */
export function createStyleReader(read: VerifiedReader) {
  const sheets = new LRUCache<string, string>({ max: MAX_SHEETS });

  async function readCss({ href, file }: StyleAsset): Promise<string | null> {
    const known = sheets.get(href);
    if (known !== undefined || !file) return known ?? null;
    const verified = await read(file, (encoding) => encoding === 'identity');
    const css = verified && withAbsoluteUrls(verified.body.toString(), href);
    if (css === null || css.includes('</')) return null;
    sheets.set(href, css);
    return css;
  }

  return (styles: readonly StyleAsset[]): Promise<PageStyle[]> =>
    Promise.all(styles.map(async (style) => ({ ...style, css: await readCss(style) })));
}
