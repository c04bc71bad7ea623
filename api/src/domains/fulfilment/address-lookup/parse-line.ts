import { isPostBox, isState, suburbName } from '@saltbush/contract';
import type { FoundAddress } from './lookup';
import { splitNumber, splitUnit, streetName } from './parse-street';

const LOCALITY = /^(?<suburb>.+?)\s+(?<state>[A-Z]{2,3})\s+(?<postcode>\d{4})$/;

/**
 * Splits an address of one line in capitals, as the national address file has it: "TOWER A, UNIT 3, 12 KING ST,
 * NEWTOWN NSW 2042". Null for anything else, and for post office boxes.
 */
export function parseLine(line: string): Omit<FoundAddress, 'id'> | null {
  const parts = line
    .toUpperCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const { suburb, state = '', postcode } = LOCALITY.exec(parts.pop() ?? '')?.groups ?? {};
  const street = parts.pop();
  if (!suburb || !postcode || !isState(state) || !street || isPostBox(line)) return null;
  const { unit, rest } = splitUnit(street);
  const house = splitNumber(rest);
  return {
    address_1: house ? `${house.number} ${streetName(house.rest)}` : streetName(rest),
    address_2: [...parts.map(suburbName), unit].filter(Boolean).join(', '),
    suburb: suburbName(suburb),
    state,
    postcode,
  };
}
