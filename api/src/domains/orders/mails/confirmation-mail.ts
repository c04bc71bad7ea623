import { arrivalWords, discountRows, lineBeforeDiscounts, readyWords } from '@saltbush/contract';
import type { PharmacyDocument } from '../../fulfilment';
import type { OrderConfirmation } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import { collectFrom } from './collect-from';
import { deliverTo } from './deliver-to';
import { mailName } from './mail-name';

/** Builds an order's confirmation mail, sent once per order, with the pharmacy where it is collected. */
export function confirmationMail(
  services: LinkServices,
  order: OrderDocument,
  place: PharmacyDocument | null,
) {
  const { shipping_method: method } = order;
  const from = collectFrom(order, place);
  const data: OrderConfirmation = {
    firstName: order.first_name,
    reference: order.reference,
    url: orderAddress(services, order),
    lines: order.items.map((item) => ({
      name: mailName(item),
      quantity: item.quantity,
      total: lineBeforeDiscounts(item),
    })),
    delivery: method && { name: method.name, price: method.price, arrives: arrivalWords(method) },
    deliverTo: deliverTo(order),
    collectFrom: from && { ...from, readyBy: readyWords(order.cnc_location?.ready_by) },
    discounts: discountRows(order),
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
