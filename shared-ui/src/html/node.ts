export interface HtmlElement {
  /** In lower case. */
  readonly tag: string;
  /** @returns the attribute's value, null where it has none */
  readonly attribute: (name: string) => string | null;
  readonly children: readonly HtmlNode[];
}

/** A node of parsed HTML: text with its character references read, or an element. Comments are left out. */
export type HtmlNode = string | HtmlElement;
