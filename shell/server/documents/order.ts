import type { Choice } from '../choose-releases';

/** What to render: the document of a URL for a visitor with this choice of releases. */
export interface Order {
  choice: Choice;
  url: URL;
  /** The request that it is rendered for, if any; others may get the document too. */
  requestId?: string;
}

/** Returns the cache key of a document: its URL with a sorted query, and the releases. */
export function cacheKey({ choice, url }: Order): string {
  const query = new URLSearchParams(url.search);
  query.sort();
  return `${choice.key} ${url.pathname}?${query}`;
}
