import { links } from '@saltbush/contract/links';

/** What the page of words begins with, as its address says. */
export interface WordsPlace {
  /** The line that is changed; null for a new one. */
  line: string | null;
  /** What a new line begins with. */
  typed: string;
}

/** Reads the place of an address. */
export const readPlace = (search: URLSearchParams): WordsPlace => ({
  line: search.get('line'),
  typed: search.get('typed')?.slice(0, 60) ?? '',
});

/** Returns the address of the form for a line. */
export const lineAddress = (id: string): string =>
  `${links.staff.searchWords()}?${new URLSearchParams({ line: id })}`;
