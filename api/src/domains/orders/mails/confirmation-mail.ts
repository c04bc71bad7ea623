import { arrivalWords, suburbName } from '@saltbush/contract';
import type { OrderConfirmation } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import { mailName } from './mail-name';

/** Where an order goes, as its mail says it; empty if it goes nowhere. */
function deliverTo({ shipping_address: address, cnc_location }: OrderDocument): string[] {
  if (cnc_location) return [`Click and collect, ${cnc_location.name}`];
  if (!address) return [];
  const { first_name, last_name, address_1, address_2, suburb, state, postcode } = address;
  const street = [address_2, address_1].filter(Boolean).join(', ');
  return [`${first_name} ${last_name}`, street, `${suburbName(suburb)} ${state} ${postcode}`];
}

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
    delivery: method && { name: method.name, price: method.price, arrives: arrivalWords(method) },
    deliverTo: deliverTo(order),
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
