/** Longer texts are truncated; their length and checksum still reveal changes. */
const LONGEST = 90;

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** FNV-1a in 32 bits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** @returns A text on one line, truncated at {@link LONGEST} characters. */
export function shorten(text: string): string {
  const line = normalise(text);
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).trimEnd()}… (${line.length} characters, ${checksum(line)})`;
}

/** @returns Whether an element is rendered; opacity is ignored, since native controls are hidden behind styled ones. */
export function isRendered(element: Element): boolean {
  if (getComputedStyle(element).display === 'contents') return true;
  return element.checkVisibility({ visibilityProperty: true });
}

/** @returns The text of a node and its inline descendants, with links in brackets. */
export function inlineText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isRendered(node)) return '';
  if (node.localName === 'br') return ' ';
  const text = [...node.childNodes].map(inlineText).join('');
  return node.matches('a[href]') ? `[${normalise(text)}]` : text;
}

/** @returns Whether a node is text other than white space. */
export function isText(node: Node): node is Text {
  return node instanceof Text && /\S/.test(node.data);
}

const isInline = (element: Element): boolean => /^(inline|contents)$/.test(getComputedStyle(element).display);

/** @returns Whether an element contains only text and inline elements. */
export function isRunOfText(element: Element): boolean {
  if (![...element.childNodes].some(isText)) return false;
  const parts = [...element.querySelectorAll('*')].filter(isRendered);
  return parts.every((part) => isInline(part) && !part.matches('input, select, textarea, img, svg, video'));
}

/** @returns The value or placeholder that a control shows. */
export function shownValue(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  if (element instanceof HTMLInputElement && /^(checkbox|radio|file|range)$/.test(element.type)) return '';
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value || element.placeholder;
  return element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
}
