import { Synonyms } from '../engine/query/synonyms';
import { EVERYDAY_WORDS } from './everyday-words';
import { MEDICINE_NAMES } from './medicine-names';

/** What people type for products, and what the shop calls them. */
export const PRODUCT_SYNONYMS = new Synonyms(MEDICINE_NAMES + EVERYDAY_WORDS);
