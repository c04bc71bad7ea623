import { links } from '@saltbush/contract/links';
import { keptSearches } from '@saltbush/shared-ui/counter';

const { keep, recall: keptWords } = keptSearches('customer_searches');

export { keptWords };

/** What a list of customers shows, as its address keeps it; of words that tell of a person, the address keeps a name. */
export interface CustomerList {
  /** What was typed; empty if nothing was, or this tab does not have it. */
  words: string;
  /** Names the words that this tab keeps; null if the address has them itself, or there are none. */
  kept: string | null;
  page: number;
}

/** An order's reference, as customers read it out; all other words may tell of a person. */
const REFERENCE = /^SB[-\s]*[0-9A-Z]{4}[-\s]*[0-9A-Z]{4}$/i;

const isPersonal = (words: string): boolean => words !== '' && !REFERENCE.test(words);

const NO_WORDS: typeof keptWords = () => null;

/**
 * Reads a list from its address.
 * @param recall returns kept words; by default none are known
 */
export function readCustomerList(address: URLSearchParams, recall = NO_WORDS): CustomerList {
  const kept = address.get('find');
  const words = (kept ? recall(kept) : address.get('q')) ?? '';
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  return { words: words.trim(), kept, page };
}

/** Returns the first page of what words find; personal ones are kept in this tab. */
export function searchedCustomers(text: string): CustomerList {
  const words = text.trim();
  return { words, kept: isPersonal(words) ? keep(words) : null, page: 1 };
}

/** Whether a list is that of words that this tab does not keep. */
export const isForgotten = ({ words, kept }: CustomerList): boolean => kept !== null && words === '';

/** Whether the words of a list are to be taken out of its address. */
export const isToKeep = ({ words, kept }: CustomerList): boolean => kept === null && isPersonal(words);

/** Returns the address of a list. */
export function customerListAddress({ words, kept, page }: CustomerList): string {
  const query = new URLSearchParams();
  if (kept) query.set('find', kept);
  if (words && !isPersonal(words)) query.set('q', words);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${links.staff.customers()}?${query}` : links.staff.customers();
}
