import {
  DROPPED_TAGS,
  HEADING_TAGS,
  isHeadingId,
  isSafeHref,
  RICH_TEXT_DEPTH,
  RICH_TEXT_TAGS,
} from '@saltbush/contract';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

/** Keeps one attribute of an element where its value is allowed, and nothing else. */
const only =
  (name: string, isAllowed: (value: string) => boolean): Transformer =>
  (tagName, attribs) => {
    const value = attribs[name]?.trim() ?? '';
    return { tagName, attribs: isAllowed(value) ? { [name]: value } : {} };
  };

const OPTIONS: IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href'], ...Object.fromEntries(HEADING_TAGS.map((tag) => [tag, ['id']])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_TAGS],
  nestingLimit: RICH_TEXT_DEPTH,
  transformTags: {
    a: only('href', isSafeHref),
    ...Object.fromEntries(HEADING_TAGS.map((tag) => [tag, only('id', isHeadingId)])),
  },
};

declare const clean: unique symbol;

/** HTML that `cleanHtml` has made: what documents with markup hold, so that none is stored unclean. */
export type CleanHtml = string & { readonly [clean]: true };

/**
 * Cleans HTML before it is stored: what the contract's rich text does not have is removed. The shop reads it by the
 * same rules again when it shows it.
 */
export const cleanHtml = (html: string): CleanHtml => sanitizeHtml(html, OPTIONS) as CleanHtml;
