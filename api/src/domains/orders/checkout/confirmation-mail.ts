import type { OrderConfirmation } from '../../mail/templates/order-confirmation';
import type { OrderDocument } from '../documents';

/** The confirmation of an order, once for each order. */
export function confirmationMail(order: OrderDocument, publicOrigin: string) {
  const { shipping_method: method } = order;
  const data: OrderConfirmation = {
    firstName: order.first_name,
    reference: order.reference,
    url: `${publicOrigin}/checkout/confirmation/${order.reference}`,
    lines: order.items.map(({ name, quantity, line_total }) => ({ name, quantity, total: line_total })),
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
