import { BusinessError, invalidInput } from '../../../lib/errors';
import { checkAddress, checkFixedReach, normaliseAddress } from '../../fulfilment';
import type { AutodeliveryContext } from '../context';
import type { AutoDeliveryDocument } from '../documents';
import { methodFor } from '../method';
import type { AutoDeliveryChange } from '../store';
import { type Input, isSet } from './edit-fields';

const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'suburb',
  'state',
  'postcode',
  'phone',
] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];
type Address = Record<AddressField, string>;

/** The fields that decide whether a method reaches it: neither who lives there nor in which unit. */
const REACH: readonly AddressField[] = ['address_1', 'suburb', 'state', 'postcode'];

/** How the next delivery is sent, as long as its items stay. */
async function methodOf({ loaders }: AutodeliveryContext, { items }: AutoDeliveryDocument) {
  const products = await Promise.all(items.map(({ product_id }) => loaders.product.load(product_id)));
  return methodFor(products.some((product) => product?.is_fridge));
}

const addressOf = (value: (field: AddressField) => string | null | undefined): Address =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, value(field) ?? ''])) as Address;

/** Returns the fields in which two addresses differ once they are stored; a repeated address differs in none. */
function changedFields(before: Address, after: Address): AddressField[] {
  const stored = (address: Address): Address => ({ ...address, ...normaliseAddress(address) });
  const [from, to] = [stored(before), stored(after)];
  return ADDRESS_FIELDS.filter((field) => from[field] !== to[field]);
}

/** Names the errors of a check after the fields of the input. */
function asInputErrors(error: unknown): unknown {
  const fields = error instanceof BusinessError && (error.extensions.fields as Record<string, string>);
  if (!fields) return error;
  return invalidInput(
    Object.fromEntries(Object.entries(fields).map(([key, text]) => [`shipping_${key}`, text])),
  );
}

/**
 * Returns the fields of the address that change, validated with the rest of it; where it goes, only if that changes, so
 * that a name can be corrected at an address that is no longer reached. Throws `INVALID_INPUT` by input field.
 */
export async function changedAddress(
  ctx: AutodeliveryContext,
  current: AutoDeliveryDocument,
  input: Input,
): Promise<AutoDeliveryChange> {
  const before = addressOf((field) => current[`shipping_${field}`]);
  const after = addressOf((field) => {
    const sent = input[`shipping_${field}`];
    return isSet(sent) ? sent : before[field];
  });
  const changed = changedFields(before, after);
  if (changed.length === 0) return {};
  try {
    const isElsewhere = changed.some((field) => REACH.includes(field));
    const checked = await checkAddress(ctx.db, after, isElsewhere ? ADDRESS_FIELDS : changed);
    if (isElsewhere) {
      await checkFixedReach(ctx.db, checked, await methodOf(ctx, current));
    }
    return Object.fromEntries(changed.map((field) => [`shipping_${field}`, checked[field]]));
  } catch (error) {
    throw asInputErrors(error);
  }
}
