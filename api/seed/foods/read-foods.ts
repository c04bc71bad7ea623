import { type FoodDocument, searchTokensOf } from '../../src/domains/food-diary';
import { unitsOf } from './units';

/** What 100 g of a food contain: grams, sodium in milligrams. */
export interface Figures {
  protein: number;
  carbohydrate: number;
  fat: number;
  fibre: number;
  sodium: number;
  alcohol: number;
}

/** A food as it stands in a line of a list. */
export interface FoodLine extends Figures {
  name: string;
  portions: FoodDocument['portions'];
  /** What is said after its portions: that it is a liquid, or how it can be prepared. */
  notes: readonly string[];
}

/** Kilojoules per gram, as Australian food labels count them. */
const ENERGY = { protein: 17, carbohydrate: 17, fat: 37, fibre: 8, alcohol: 29 } as const;

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function readPortion(text: string): FoodDocument['portions'][number] {
  const [, name = '', grams = ''] = /^(.+) (\d+)$/.exec(text.trim()) ?? [];
  return { name, grams: Number(grams) };
}

/**
 * Reads lines of foods: name | protein | carbohydrate | fat | fibre, all in grams per 100 g | sodium in milligrams |
 * portions, each with its grams | notes: `ml` for a liquid, `alcohol` with its grams, or ways to prepare it.
 */
export const readLines = (lines: string): FoodLine[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', protein, carbohydrate, fat, fibre, sodium, portions = '', notes = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [, alcohol = '0'] = /alcohol ([\d.]+)/.exec(notes) ?? [];
      const [p, c, f, d, s] = [protein, carbohydrate, fat, fibre, sodium].map(Number) as number[];
      return {
        name,
        ...{ protein: p ?? 0, carbohydrate: c ?? 0, fat: f ?? 0, fibre: d ?? 0, sodium: s ?? 0 },
        alcohol: Number(alcohol),
        portions: portions === '' ? [] : portions.split(',').map(readPortion),
        notes: notes.split(/[\s,]+/).filter(Boolean),
      };
    });

const tenths = (grams: number) => Math.round(grams * 10) / 10;

/** Returns a food as it is stored. Those of rank 0 come before others whose names match a search as well. */
export function asDocument(group: string, line: FoodLine, rank: number): FoodDocument {
  const grams = {
    protein: tenths(line.protein),
    carbohydrate: tenths(line.carbohydrate),
    fat: tenths(line.fat),
    fibre: tenths(line.fibre),
  };
  const kilojoules = Object.entries({ ...grams, alcohol: line.alcohol }).reduce(
    (sum, [part, amount]) => sum + ENERGY[part as keyof typeof ENERGY] * amount,
    0,
  );
  const { name, portions } = line;
  return {
    _id: idOf(name),
    ...{ name, group, rank, portions },
    per_100g: { kilojoules: Math.round(kilojoules), ...grams, sodium: Math.round(line.sodium) },
    units: unitsOf(portions, group === 'Drinks' || line.notes.includes('ml'), group !== 'Drinks'),
    searchTokens: searchTokensOf(`${name} ${group}`),
  };
}
