import { localDate, type ScannedCode, STATE_TIME_ZONES } from '@saltbush/contract';
import { BusinessError } from '../../../../lib/errors';
import { findByBarcode, type ProductDocument } from '../../../catalogue';
import { expectedOf, type OrderDocument } from '../../../orders';
import type { StaffContext } from '../../context';
import { isWithdrawn, productsOf } from './packing-of';

/** Where parcels are packed. */
const TIME_ZONE = STATE_TIME_ZONES.NSW;

/** Returns the product of a barcode: one of the order first, else any of the shop, to name it. */
export async function scannedProduct(
  ctx: StaffContext,
  order: OrderDocument,
  { barcode }: ScannedCode,
): Promise<ProductDocument | null> {
  const ordered = [...(await productsOf(ctx, order)).values()];
  return ordered.find((product) => product.barcode === barcode) ?? findByBarcode(ctx.db, barcode);
}

/** @throws {BusinessError} PACK_WITHDRAWN; SCAN_EXPIRED for a pack that says that its last day is over */
function requireUsable(product: ProductDocument, { expires }: ScannedCode, now: Date): void {
  const { name } = product;
  if (isWithdrawn(product)) throw new BusinessError('PACK_WITHDRAWN', { name });
  if (expires && expires < localDate(now, TIME_ZONE))
    throw new BusinessError('SCAN_EXPIRED', { name, expires });
}

/**
 * Returns the lines of an order to which a scanned pack can belong.
 * @throws {BusinessError} SCAN_UNKNOWN, SCAN_NOT_ORDERED, PACK_WITHDRAWN, SCAN_EXPIRED
 */
export function scannedLines(
  order: OrderDocument,
  { scanned, product, now }: { scanned: ScannedCode; product: ProductDocument | null; now: Date },
): number[] {
  const expected = expectedOf(order);
  if (!product) throw new BusinessError('SCAN_UNKNOWN', { barcode: scanned.barcode, expected });
  const lines = order.items.flatMap(({ product_id }, index) =>
    product_id === product._id ? [index + 1] : [],
  );
  if (lines.length === 0) throw new BusinessError('SCAN_NOT_ORDERED', { name: product.name, expected });
  requireUsable(product, scanned, now);
  return lines;
}
