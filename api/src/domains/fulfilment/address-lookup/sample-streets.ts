import type { StreetType } from './street-types';

/** A street of the sample: it is in every suburb, or in about a third of them. */
export interface SampleStreet {
  name: string;
  type: StreetType;
  isEverywhere: boolean;
}

const EVERYWHERE = `King Street|Queen Street|Church Street|High Street|George Street|Victoria Street|Park Road|
Station Street|Albert Street|Elizabeth Street|Railway Parade|Crown Street`;
const HERE_AND_THERE = `Acacia Avenue|Banksia Street|Beach Road|Boronia Road|Bottlebrush Crescent|Bridge Road|
Cambridge Street|Cedar Close|Federation Boulevard|Garden Court|Harbour Esplanade|Hillview Terrace|Jacaranda Drive|
Kurrajong Road|Lakeside Drive|Lorikeet Way|Market Square|Mill Lane|Ocean Parade|Oxford Street|Pacific Highway|
Pitt Street|Princes Highway|River Terrace|Rosella Circuit|School Lane|Wattle Street|Willow Place`;

const read = (list: string, isEverywhere: boolean): SampleStreet[] =>
  list.split('|').map((text) => {
    const words = text.trim().split(' ');
    const type = words.pop() as StreetType;
    return { name: words.join(' '), type, isEverywhere };
  });

/** Invented: whether such a street exists in a suburb is a matter of chance. */
export const SAMPLE_STREETS: readonly SampleStreet[] = [
  ...read(EVERYWHERE, true),
  ...read(HERE_AND_THERE, false),
];

/** FNV-1a: the same number for the same text, evenly spread. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

const LEAST_HOUSES = 60;
const MOST_HOUSES = 460;

/** Returns the highest house number of a street in a suburb, always the same; 0 if the suburb has no such street. */
export function lastHouse(
  { name, type, isEverywhere }: SampleStreet,
  suburb: string,
  postcode: string,
): number {
  const value = hash(`${name} ${type} ${suburb} ${postcode}`);
  if (!isEverywhere && value % 3 !== 0) return 0;
  return LEAST_HOUSES + (value % (MOST_HOUSES - LEAST_HOUSES));
}
