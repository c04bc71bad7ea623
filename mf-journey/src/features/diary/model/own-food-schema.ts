import { type OwnFoodEntry, ownFoodErrors } from '@saltbush/contract';
import * as v from 'valibot';
import type { Food } from '../api/foods';

/** What the figures of a food are for: 100 g, as on labels, or its serving. */
export type Basis = '100g' | 'serving';

/** An own food as typed in the form. */
export interface TypedFood {
  name: string;
  basis: Basis;
  serving_name: string;
  serving_grams: string;
  kilojoules: string;
  protein: string;
  carbohydrate: string;
  fat: string;
  /** May be left empty, as sodium. */
  fibre: string;
  sodium: string;
}

/** Returns what a form shows of a number; `1,200` is a thousand in a label’s kilojoules. NaN if it is none. */
function readFigure(text: string): number {
  const plain = text
    .trim()
    .replace(/^(\d{1,2}),(?=\d{3}$)/, '$1')
    .replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Returns the form’s initial values for a food; empty ones for a new food. */
export function typedFood(food?: Food): TypedFood {
  const { figures, serving, per_grams } = food?.own ?? {};
  const text = (value: number | null | undefined) => String(value ?? '');
  return {
    name: food?.name ?? '',
    basis: serving && per_grams === serving.grams && per_grams !== 100 ? 'serving' : '100g',
    serving_name: serving?.name ?? '',
    serving_grams: text(serving?.grams),
    kilojoules: text(figures?.kilojoules),
    protein: text(figures?.protein),
    carbohydrate: text(figures?.carbohydrate),
    fat: text(figures?.fat),
    fibre: text(figures?.fibre),
    sodium: text(figures?.sodium),
  };
}

/** Reads a food as typed. Values that are no numbers become NaN. */
export function readFood({ name, basis, ...typed }: TypedFood): OwnFoodEntry {
  const optional = (text: string) => (text.trim() === '' ? null : readFigure(text));
  const serving_grams = optional(typed.serving_grams);
  return {
    name: name.trim(),
    per_grams: basis === '100g' ? 100 : (serving_grams ?? Number.NaN),
    serving_name: typed.serving_name.trim() || null,
    serving_grams,
    kilojoules: readFigure(typed.kilojoules),
    protein: readFigure(typed.protein),
    carbohydrate: readFigure(typed.carbohydrate),
    fat: readFigure(typed.fat),
    fibre: optional(typed.fibre),
    sodium: optional(typed.sodium),
  };
}

const BASES = ['100g', 'serving'] as const;

/** Validates an own food by the contract’s rules. */
export const OwnFoodSchema = v.pipe(
  v.object({
    name: v.string(),
    basis: v.picklist(BASES),
    serving_name: v.string(),
    serving_grams: v.string(),
    kilojoules: v.string(),
    protein: v.string(),
    carbohydrate: v.string(),
    fat: v.string(),
    fibre: v.string(),
    sodium: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const { per_grams, ...errors } = ownFoodErrors(readFood(input));
    // Figures of a serving are for its grams.
    const found = { ...(per_grams ? { serving_grams: per_grams } : {}), ...errors };
    for (const [key, message] of Object.entries(found)) {
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }
  }),
);
