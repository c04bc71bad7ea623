import { BusinessError, invalidInput } from '../../../lib/errors';
import { checkAddress, checkFixedReach } from '../../fulfilment';
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

/** How the next delivery is sent, as long as its items stay. */
async function methodOf({ loaders }: AutodeliveryContext, { items }: AutoDeliveryDocument) {
  const products = await Promise.all(items.map(({ product_id }) => loaders.product.load(product_id)));
  return methodFor(products.some((product) => product?.is_fridge));
}

/** Returns the address with its changes, validated as a whole and where it is delivered. Throws `INVALID_INPUT` by input field. */
export async function changedAddress(
  ctx: AutodeliveryContext,
  current: AutoDeliveryDocument,
  input: Input,
): Promise<AutoDeliveryChange> {
  if (!ADDRESS_FIELDS.some((field) => isSet(input[`shipping_${field}`]))) return {};
  const value = (field: (typeof ADDRESS_FIELDS)[number]) =>
    input[`shipping_${field}`] ?? current[`shipping_${field}`];
  const [first_name, last_name, address_1, address_2, suburb, state, postcode, phone] =
    ADDRESS_FIELDS.map(value);
  const typed = { first_name, last_name, address_1, address_2, suburb, state, postcode, phone };
  try {
    const checked = await checkAddress(ctx.db, typed as Record<keyof typeof typed, string>);
    await checkFixedReach(ctx.db, checked, await methodOf(ctx, current));
    return Object.fromEntries(ADDRESS_FIELDS.map((field) => [`shipping_${field}`, checked[field]]));
  } catch (error) {
    const fields = error instanceof BusinessError && (error.extensions.fields as Record<string, string>);
    if (!fields) throw error;
    throw invalidInput(
      Object.fromEntries(Object.entries(fields).map(([key, text]) => [`shipping_${key}`, text])),
    );
  }
}
