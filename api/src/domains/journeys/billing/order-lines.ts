import {
  gstIncluded,
  isDiscountable,
  PROGRAM_DELIVERY_PERCENT,
  percentOf,
  photoInSize,
  type State,
  spreadDiscount,
} from '@saltbush/contract';
import { isForSale } from '../../cart';
import type { ProductDocument } from '../../catalogue';
import { NO_PRODUCT, type OrderItemDocument } from '../../orders';
import type { JourneyDocument } from '../documents';
import type { JourneyItemView } from '../subscription-view';

/** An order line before discounts. */
export interface DraftLine {
  order: Omit<OrderItemDocument, 'line_total' | 'gst'>;
  gst_free: boolean;
  /** Whether the program's 10 % applies. */
  isDiscounted: boolean;
}

const PLAIN = { frequency: null, patient_uuid: null, script_type: null, eprescription_token: null } as const;

/** Returns the line for a program's monthly fee. */
export function feeLine(journey: JourneyDocument, fee: number): DraftLine {
  const order = {
    ...PLAIN,
    product_id: NO_PRODUCT,
    code: `PROGRAM-${journey._id}`,
    name: journey.name,
    slug: '',
    image_url: '',
    quantity: 1,
    unit_price: fee,
    price_type: 'default',
    schedule: '',
  };
  return { order, gst_free: journey.gst_free, isDiscounted: false };
}

/** Returns the line for a product; a prescribed one is dispensed against the script on file. */
export function productLine(
  product: ProductDocument,
  { quantity, price, price_type }: Pick<JourneyItemView, 'quantity' | 'price' | 'price_type'>,
  { prescribedFor, isDiscounted }: { prescribedFor: string | null; isDiscounted: boolean },
): DraftLine {
  const order = {
    ...PLAIN,
    product_id: product._id,
    code: product.code,
    name: product.name,
    slug: product.slug,
    image_url: photoInSize(product.images[0]?.url ?? '', 'line'),
    quantity,
    unit_price: price,
    price_type,
    schedule: product.schedule,
    patient_uuid: prescribedFor,
    script_type: prescribedFor ? ('onfile' as const) : null,
  };
  return { order, gst_free: product.gst_free, isDiscounted: isDiscounted && isDiscountable(product) };
}

/** Whether an item can be sent now; if not, it is left out of the order and not charged. */
export function canSend({ product, quantity }: JourneyItemView, state: State): boolean {
  if (!product || !isForSale(product)) return false;
  return product.stock >= quantity && !product.excluded_states.includes(state);
}

export interface PricedLines {
  items: OrderItemDocument[];
  item_total: number;
  discount_total: number;
  order_total: number;
  gst_total: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Prices a program order: 10 % off where it applies, then the voucher (section 9). Amounts add up to the cent. */
export function priceLines(drafts: readonly DraftLine[], voucherDiscount: number): PricedLines {
  const gross = drafts.map(({ order }) => order.unit_price * order.quantity);
  const discounted = gross.map((amount, index) => (drafts[index]?.isDiscounted ? amount : 0));
  const program = spreadDiscount(percentOf(sum(discounted), PROGRAM_DELIVERY_PERCENT), discounted);
  const afterProgram = gross.map((amount, index) => amount - (program[index] ?? 0));
  const voucher = spreadDiscount(voucherDiscount, afterProgram);
  const items = drafts.map(({ order, gst_free }, index) => {
    const line_total = (afterProgram[index] ?? 0) - (voucher[index] ?? 0);
    return { ...order, line_total, gst: gst_free ? 0 : gstIncluded(line_total) };
  });
  const order_total = sum(items.map(({ line_total }) => line_total));
  return {
    items,
    item_total: sum(gross),
    discount_total: sum(gross) - order_total,
    order_total,
    gst_total: sum(items.map(({ gst }) => gst)),
  };
}
