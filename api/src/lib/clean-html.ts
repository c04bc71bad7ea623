import {
  DROPPED_TAGS,
  HEADING_TAGS,
  isHeadingId,
  isSafeHref,
  RICH_TEXT_DEPTH,
  RICH_TEXT_TAGS,
} from '@saltbush/contract';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

/** Keeps an attribute if its value is allowed, and removes all others. */
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

/** HTML returned by `cleanHtml`: the type of stored markup, so that unclean HTML cannot be stored. */
export type CleanHtml = string & { readonly [clean]: true };

/**
 * Cleans HTML before it is stored: removes everything the contract's rich text does not allow. The shop applies the
 * same rules again when rendering it.
 */
export const cleanHtml = (html: string): CleanHtml => sanitizeHtml(html, OPTIONS) as CleanHtml;
