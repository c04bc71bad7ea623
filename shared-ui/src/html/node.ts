export interface HtmlElement {
  /** In lower case. */
  readonly tag: string;
  /** @returns the attribute's value, or null if it is absent */
  readonly attribute: (name: string) => string | null;
  readonly children: readonly HtmlNode[];
}

/** A node of parsed HTML: text with character references decoded, or an element. Comments are omitted. */
export type HtmlNode = string | HtmlElement;
