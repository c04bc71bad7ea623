/** A document with what it makes the browser fetch before any interaction. */
export interface CriticalPath {
  html: string;
  scripts: string[];
  /** The style sheets in the document, by file name. */
  styles: { name: string; css: string }[];
  fonts: string[];
}

const allOf = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path)),
];

/**
 * Extracts the paths and style sheets of a document's head.
 * @throws {Error} if it has no style sheets, or links some that would not be weighed
 */
export function readCriticalPath(html: string): CriticalPath {
  const styles = [...html.matchAll(/<style data-href="([^"]+)">([^<]*)</g)];
  if (styles.length === 0 || html.includes('rel="stylesheet"'))
    throw new Error('The document does not contain its style sheets');
  return {
    html,
    scripts: [
      ...allOf(html, /<script[^>]* src="([^"]+)"/g),
      ...allOf(html, /<link rel="preload" as="script" href="([^"]+)"/g),
    ],
    styles: styles.map(([, name = '', css = '']) => ({ name, css })),
    fonts: allOf(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
  };
}
