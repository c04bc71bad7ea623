import { packingLines, packSizeOf, picksOf } from '@saltbush/contract';
import { findProducts, type ProductDocument } from '../../../catalogue';
import { type OrderDocument, type PackingCheck, packingOf } from '../../../orders';
import type { StaffContext } from '../../context';

/** Returns the products of an order as they are now, by id; those that no longer exist are missing. */
export async function productsOf(
  { db }: Pick<StaffContext, 'db'>,
  { items }: OrderDocument,
): Promise<Map<number, ProductDocument>> {
  const found = await findProducts(db, [...new Set(items.map(({ product_id }) => product_id))]);
  return new Map(found.map((product) => [product._id, product]));
}

/** Whether a product was withdrawn from sale, or deleted, since it was ordered. */
export const isWithdrawn = (product: ProductDocument | undefined): boolean => product?.status !== 'Active';

const checkOf = ({ items }: OrderDocument, { line, reason, staff_name, at }: PackingCheck) => ({
  ...{ line, reason, staff_name, at },
  name: items[line - 1]?.name ?? '',
  how: reason === null ? ('scan' as const) : ('hand' as const),
});

/** Returns the lines of an order as they are packed. */
async function lines(order: OrderDocument, _args: unknown, ctx: StaffContext) {
  const products = await productsOf(ctx, order);
  return packingLines(order).flatMap((counts) => {
    const item = order.items[counts.line - 1];
    if (!item) return [];
    const product = products.get(item.product_id);
    const { name, code, schedule } = item;
    return {
      ...{ ...counts, name, code, schedule, size: packSizeOf(name) },
      from_shelf: picksOf(item, counts.units).shelf,
      is_cold: item.is_cold ?? product?.is_fridge ?? false,
      is_medicine: schedule !== '' || (item.is_pharmacy ?? product?.is_pharmacy ?? false),
      has_barcode: product?.barcode !== undefined,
      is_withdrawn: isWithdrawn(product),
    };
  });
}

/** How far an order is packed. */
export const packingFields = {
  round: (order: OrderDocument) => packingOf(order).restarts.length,
  lines,
  checks: (order: OrderDocument) => packingOf(order).checks.map((check) => checkOf(order, check)),
  restarts: (order: OrderDocument) =>
    packingOf(order).restarts.map(({ checks, staff_name, at }) => ({
      ...{ staff_name, at },
      checks: checks.map((check) => checkOf(order, check)),
    })),
};
