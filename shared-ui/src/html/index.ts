export { parseHtml, plainText } from '#parse-html';
export type { HtmlElement, HtmlNode } from './node';
