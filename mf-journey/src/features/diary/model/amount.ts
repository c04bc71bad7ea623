import {
  gramsOf,
  portionError,
  quantityAbove,
  quantityBelow,
  quantityError,
  readGrams,
  readQuantity,
} from '@saltbush/contract';
import { formatNumber } from './format-diary';

/** A serving of a food, such as "1 medium" of 105 g. */
export interface Serving {
  name: string;
  grams: number;
}

/** How an amount is counted: in servings, or in grams where there is none. */
export interface Unit {
  read: (text: string) => number;
  /** The contract's error in a number, or null. */
  errorIn: (value: number) => string | null;
  gramsOf: (value: number) => number;
  above: (value: number) => number;
  below: (value: number) => number;
}

const GRAMS_STEP = 10;

const GRAMS: Unit = {
  read: readGrams,
  errorIn: portionError,
  gramsOf: (grams) => grams,
  above: (grams) => Math.floor(grams / GRAMS_STEP + 1) * GRAMS_STEP,
  below: (grams) => Math.ceil(grams / GRAMS_STEP - 1) * GRAMS_STEP,
};

/** Returns the unit of an amount in servings, or in grams if there is no serving. */
export const unitOf = (serving: Serving | null): Unit =>
  serving === null
    ? GRAMS
    : {
        read: readQuantity,
        errorIn: (quantity) => quantityError(quantity, serving.grams),
        gramsOf: (quantity) => gramsOf(quantity, serving.grams),
        above: quantityAbove,
        below: quantityBelow,
      };

/** Formats an entry's amount as `0.5 × 1 medium, 53 g`. */
export const amountText = ({ portion, grams }: { portion?: string | null; grams: number }): string =>
  portion ? `${portion}, ${formatNumber(grams)} g` : `${formatNumber(grams)} g`;
