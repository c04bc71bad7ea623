import { glyphDefinitions } from './lettering';
import { escapeXml } from './svg';

/** A whole picture. `title` is what it shows, for readers of the file itself. */
export function picture(width: number, height: number, title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${escapeXml(
    title,
  )}</title>${glyphDefinitions(content)}${content}</svg>`;
}
