/** Characters that XML 1.0 allows. */
function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for XML content and attributes; characters XML forbids are dropped. */
export function escapeXml(text: string): string {
  return Array.from(text, (character) =>
    isXmlCharacter(character) ? (ENTITIES[character] ?? character) : '',
  ).join('');
}

/** A number with one decimal at most: pictures stay small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function glyph(character: string): number {
  if (/[ijl.,'|:;!]/.test(character)) return 0.26;
  if (/[ftrI ()\-/]/.test(character)) return 0.34;
  if (/[mw]/.test(character)) return 0.84;
  if (/[MW@%&]/.test(character)) return 0.9;
  if (/[A-Z]/.test(character)) return 0.69;
  return 0.57;
}

/** About how wide a text is in a bold sans serif, in the unit of `size`. */
export function textWidth(text: string, size: number, spacing = 0): number {
  let width = 0;
  for (const character of text) width += glyph(character) * size + spacing;
  return width;
}

export interface TextStyle {
  size: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  family?: string;
  opacity?: number;
}

/**
 * One line of text that never grows wider than `max`: where the fonts of some machine could make it wider,
 * its length is fixed.
 */
export function line(text: string, x: number, y: number, max: number, style: TextStyle): string {
  const { size, fill, weight = 600, anchor = 'middle', spacing = 0, family, opacity } = style;
  const width = textWidth(text, size, spacing);
  const fixed =
    width * 1.12 > max ? ` textLength="${n(Math.min(width, max))}" lengthAdjust="spacingAndGlyphs"` : '';
  const anchorText = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const extra = `${spacing ? ` letter-spacing="${spacing}"` : ''}${family ? ` font-family="${family}"` : ''}${
    opacity ? ` opacity="${opacity}"` : ''
  }`;
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" fill="${fill}"${anchorText}${extra}${fixed}>${escapeXml(text)}</text>`;
}

/** Words in at most `count` lines of about `max` width; what does not fit ends in an ellipsis. */
export function wrap(text: string, size: number, max: number, count: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= max)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= count) return lines;
  const kept = lines.slice(0, count);
  kept[count - 1] = `${(kept[count - 1] ?? '').replace(/[\s,.;–-]+$/, '')}…`;
  return kept;
}

export const SANS = "Figtree,'Helvetica Neue',Arial,sans-serif";
export const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

/** A whole picture. `title` is what it shows, for readers of the file itself. */
export function picture(width: number, height: number, title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${SANS}"><title>${escapeXml(
    title,
  )}</title>${content}</svg>`;
}
