/** A hand-written text page; `html` uses headings, paragraphs, lists, tables and links only. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  html: string;
}
