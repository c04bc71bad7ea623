import type { OrderConfirmation } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import { mailName } from './mail-name';

/** Builds an order's confirmation mail, sent once per order. */
export function confirmationMail(services: LinkServices, order: OrderDocument) {
  const { shipping_method: method } = order;
  const data: OrderConfirmation = {
    firstName: order.first_name,
    reference: order.reference,
    url: orderAddress(services, order),
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
