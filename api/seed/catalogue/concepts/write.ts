import type { Schedule, State } from '@saltbush/contract';
import type { Concept, Trade } from '../types';

/** The hand-written part of a concept; lists are separated by `|`. */
interface Texts {
  /** Strengths. */
  s?: string;
  flavours?: string;
  colours?: string;
  fragrances?: string;
  spread?: number;
  lines?: number;
  /** Opening sentences of the description. */
  w: string;
  /** Reasons: sentences that stand alone, in any order. */
  y: string;
  use?: string;
  ing?: string;
  keys?: string;
  badges?: string;
  warn?: string;
  store?: string;
  schedule?: Schedule;
  flags?: string;
  excluded?: State[];
  advice?: string;
}

type Write = (key: string, cat: string, names: string, price: number, forms: string, texts: Texts) => Concept;

const split = (text: string) => text.split('|').map((part) => part.trim());

/** Creates a writer of concepts for one trade: key, leaf category, names, price in dollars, forms and texts. */
export function writer(trade: Trade): Write {
  return (key, cat, names, price, forms, { s, flavours, colours, fragrances, w, y, ...rest }) => ({
    key,
    cat,
    trade,
    names: split(names),
    price,
    forms: split(forms),
    what: split(w),
    why: split(y),
    ...(s ? { strengths: split(s) } : {}),
    ...(flavours ? { flavours: split(flavours) } : {}),
    ...(colours ? { colours: split(colours) } : {}),
    ...(fragrances ? { fragrances: split(fragrances) } : {}),
    ...rest,
  });
}
