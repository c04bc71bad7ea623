import { type SynonymPhrases, Synonyms } from '../engine/query/synonyms';
import { EVERYDAY_WORDS } from './everyday-words';
import { MEDICINE_NAMES } from './medicine-names';

/** What people type for products, and what the shop calls them, with the lines that staff keep. */
export const productSynonyms = (own: readonly SynonymPhrases[] = []) =>
  new Synonyms(MEDICINE_NAMES + EVERYDAY_WORDS, own);
