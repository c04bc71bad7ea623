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
