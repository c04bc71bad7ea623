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

/** One line of HTML, of which only emphasis is shown. */
const LINE: IOptions = {
  ...OPTIONS,
  allowedTags: ['strong', 'b', 'em', 'i'],
  allowedAttributes: {},
  transformTags: {},
};

/** Cleans one line of HTML: words with bold and emphasised parts. */
export const cleanLine = (html: string): CleanHtml => sanitizeHtml(html, LINE) as CleanHtml;

/** The most things that are named. */
const MOST_NAMED = 10;

function removedAttributes(
  tag: string,
  attributes: Record<string, string>,
  { allowedAttributes }: IOptions,
): string[] {
  const allowed = allowedAttributes ? (allowedAttributes[tag] ?? []) : [];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [`${name} of <${tag}>`];
    const isKept = name === 'href' ? isSafeHref(value.trim()) : isHeadingId(value.trim());
    return isKept ? [] : [`an unsafe ${name} of <${tag}>`];
  });
}

/**
 * Names what cleaning removes from HTML, for whoever has written it.
 * @returns such as `<img>` and `onclick of <p>`, each once
 */
export function removedFrom(html: string, kind: 'text' | 'line'): string[] {
  const options = kind === 'text' ? OPTIONS : LINE;
  const removed = new Set<string>();
  sanitizeHtml(html, {
    ...options,
    onOpenTag(tag, attributes) {
      const isKept = (options.allowedTags || []).includes(tag);
      const found = isKept ? removedAttributes(tag, attributes, options) : [`<${tag}>`];
      for (const words of found) removed.add(words.slice(0, 60));
    },
  });
  return [...removed].slice(0, MOST_NAMED);
}
