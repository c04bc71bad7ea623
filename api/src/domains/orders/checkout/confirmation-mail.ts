import { isPrescriptionSchedule } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { OrderConfirmation } from '../../mail';
import { NO_PRODUCT, type OrderDocument } from '../documents';

/** E-mail is not private: pharmacist-only medicines and programs are named in the account only. */
function mailName({ name, schedule, product_id }: OrderDocument['items'][number]): string {
  if (product_id === NO_PRODUCT) return 'Program fee';
  if (isPrescriptionSchedule(schedule)) return 'Prescription item';
  return schedule === '3' ? 'Pharmacy item' : name;
}

/** Builds an order's confirmation mail, sent once per order. */
export function confirmationMail(order: OrderDocument, publicOrigin: string) {
  const { shipping_method: method } = order;
  const data: OrderConfirmation = {
    firstName: order.first_name,
    reference: order.reference,
    url: publicOrigin + links.confirmation(order.reference),
    lines: order.items.map((item) => ({
      name: mailName(item),
      quantity: item.quantity,
      total: item.line_total,
    })),
    delivery: method && { name: method.name, price: method.price },
    orderTotal: order.order_total,
    gstTotal: order.gst_total,
    needsPharmacist: order.state === 'pharmacist_review',
  };
  return {
    id: `order_confirmation:${order._id}`,
    to: order.email,
    template: 'order_confirmation',
    data,
  } as const;
}
