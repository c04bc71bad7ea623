import { ADDRESS_SUGGESTIONS, isPostcode, streetQuery } from '@saltbush/contract';
import type { BaseContext } from '../../lib/context';
import type { AddressLookupServices, FoundAddress, NearPlace } from './address-lookup/lookup';
import { splitUnit } from './address-lookup/parse-street';
import { suburbKey } from './check-address';
import { findPostcode, findPostcodes } from './store';

/** An address to choose, with the text that it is offered by. */
export type AddressSuggestion = FoundAddress & { label: string };

/** A service that knows the building alone has no unit: the typed one is not lost. */
const withUnit = (found: FoundAddress, unit: string): FoundAddress => ({
  ...found,
  address_2: found.address_2 || unit,
});

const suggestionOf = (found: FoundAddress): AddressSuggestion => {
  const { address_1, address_2, suburb, state, postcode } = found;
  const street = address_2 === '' ? address_1 : `${address_2}, ${address_1}`;
  return { ...found, label: `${street}, ${suburb} ${state} ${postcode}` };
};

const distanceTo = (near: NearPlace | null, { postcode, state }: FoundAddress): number =>
  near === null || near.postcode === postcode ? 0 : near.state === state ? 1 : 2;

/**
 * Returns at most 6 addresses for what is typed, those near the given postcode first (rules addresses-01 to -03).
 * Only those in suburbs that the shop knows, for no order can be sent elsewhere. The text is neither stored nor logged.
 * @throws RATE_LIMITED
 */
export async function suggestAddresses(
  ctx: BaseContext & AddressLookupServices,
  args: { query: string; near?: string | null },
): Promise<AddressSuggestion[]> {
  const { addressLookup, db } = ctx;
  const query = streetQuery(args.query);
  if (!addressLookup || !query) return [];
  await ctx.limits.count('addressLookupByAddress', ctx.clientAddress);
  const [near = null] = args.near && isPostcode(args.near) ? await findPostcode(db, args.near) : [];
  const { unit } = splitUnit(query);
  const found = await addressLookup.suggest(query, near, ctx.abandoned);
  const known = await findPostcodes(db, [...new Set(found.map(({ postcode }) => postcode))]);
  const isKnown = ({ suburb, state, postcode }: FoundAddress) =>
    known.some((row) => row.postcode === postcode && row.state === state && row.suburb === suburbKey(suburb));
  return found
    .filter(isKnown)
    .sort((a, b) => distanceTo(near, a) - distanceTo(near, b))
    .slice(0, ADDRESS_SUGGESTIONS)
    .map((address) => suggestionOf(withUnit(address, unit)));
}
