/**
 * HTML allowed in content. The api removes everything else when content is written, the shop again when it is
 * displayed. Other tags are removed, but their text is preserved.
 */
export const RICH_TEXT_TAGS: readonly string[] = [
  // Inline.
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sup',
  'sub',
  'br',
  'span',
  'small',
  'code',
  // Blocks.
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  // Tables.
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Only headings can have an `id`, as link targets. */
export const HEADING_TAGS: readonly string[] = ['h2', 'h3', 'h4'];

/** Tags removed together with their content, which is code, style or another document rather than text. */
export const DROPPED_TAGS: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'noframes',
  'noembed',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
];

/** Maximum nesting depth of elements; deeper ones are dropped. */
export const RICH_TEXT_DEPTH = 32;

const HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const HEADING_ID = /^[A-Za-z][\w-]*$/;

/**
 * Returns whether content may link to a target: web, mail, phone, a path of the shop or an anchor on the page.
 * @param href the attribute's value with character references decoded
 */
export function isSafeHref(href: string): boolean {
  // Browsers ignore control characters and whitespace inside a scheme, so they are removed before matching.
  const bare = [...href].filter((character) => character > ' ' && character !== '\u007F').join('');
  return HREF.test(bare);
}

/** Returns whether a heading in content may have this `id`. */
export const isHeadingId = (id: string): boolean => HEADING_ID.test(id);
