/**
 * What HTML of the content service may hold. The api removes the rest when content is written, the shop again when
 * it is shown. Other tags lose themselves and keep their text.
 */
export const RICH_TEXT_TAGS: readonly string[] = [
  // Within a line.
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

/** Only headings may have an `id`, so that an address can lead to them. */
export const HEADING_TAGS: readonly string[] = ['h2', 'h3', 'h4'];

/** These lose their content too: it is code, style or another document, never text to read. */
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

/** Levels of elements in each other; what lies deeper is dropped. */
export const RICH_TEXT_DEPTH = 32;

const HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const HEADING_ID = /^[A-Za-z][\w-]*$/;

/**
 * Whether content may link there: the web, mail, phone, a path of the shop or a place on the page.
 * @param href the attribute's value with its character references read
 */
export function isSafeHref(href: string): boolean {
  // Browsers drop control characters and blanks inside a scheme, so they are dropped before looking.
  const bare = [...href].filter((character) => character > ' ' && character !== '\u007F').join('');
  return HREF.test(bare);
}

/** Whether a heading in content may have this `id`. */
export const isHeadingId = (id: string): boolean => HEADING_ID.test(id);
