/** A page of text as written; `html` uses headings, paragraphs, lists, tables and links only. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  html: string;
}
