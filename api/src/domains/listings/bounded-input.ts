import type { ListingInput } from '../../generated/resolvers';

const MAX_QUERY = 512;
/** Values of all filters together that count: each is compared with every product, and for each facet again. */
const MAX_VALUES = 100;

/** Returns the part of a listing's input that counts, so that no request costs much more than another. */
export function boundedInput(input: ListingInput): ListingInput {
  let left = MAX_VALUES;
  const filters = (input.filters ?? []).map(({ name, values }) => {
    const counted = [...new Set(values)].slice(0, left);
    left -= counted.length;
    return { name, values: counted };
  });
  return { ...input, query: (input.query ?? '').slice(0, MAX_QUERY), filters };
}
