/** Types of streets, as spelled out and with the abbreviations of Australia's addressing standard and of habit. */
const TYPES = {
  Alley: 'ALLY ALY',
  Arcade: 'ARC',
  Avenue: 'AVE AV',
  Boulevard: 'BVD BLVD BVDE',
  Circle: 'CIR',
  Circuit: 'CCT',
  Close: 'CL',
  Court: 'CT CRT',
  Crescent: 'CRES CR CRS',
  Drive: 'DR DRV',
  Esplanade: 'ESP',
  Freeway: 'FWY',
  Gardens: 'GDNS',
  Grove: 'GR GRV',
  Highway: 'HWY',
  Lane: 'LN',
  Mall: '',
  Parade: 'PDE',
  Parkway: 'PWY PKWY',
  Place: 'PL',
  Promenade: 'PROM',
  Quay: 'QY',
  Road: 'RD',
  Square: 'SQ',
  Street: 'ST STR',
  Terrace: 'TCE TER TERR',
  Walk: 'WLK',
  Way: 'WY',
} as const;

export type StreetType = keyof typeof TYPES;

const BY_ABBREVIATION: ReadonlyMap<string, StreetType> = new Map(
  (Object.keys(TYPES) as StreetType[]).flatMap((type) =>
    [type.toUpperCase(), ...TYPES[type].split(' ')].filter(Boolean).map((text) => [text, type] as const),
  ),
);

/** Returns the type that a word in capitals stands for: `PDE` → Parade; undefined for any other word. */
export const streetType = (word: string): StreetType | undefined => BY_ABBREVIATION.get(word);

/** Returns true if the word, in capitals, is the type, one of its abbreviations, or the beginning of either. */
export const beginsType = (word: string, type: StreetType): boolean =>
  type.toUpperCase().startsWith(word) || streetType(word) === type;
