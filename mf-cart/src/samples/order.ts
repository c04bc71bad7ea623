import type { Cart } from '../shared/cart/cart';
import type { PlacedOrder } from '../shared/order/api/order-query';

/** The order created from a sample cart. Money in cents. */
export function sampleOrder(cart: Cart, changes: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    reference: 'SB-4821-7730',
    created_at: '2026-11-20T02:15:00.000Z',
    state: 'placed',
    is_approved: false,
    timeline: [{ state: 'placed' }],
    num_items: cart.num_items,
    item_total: cart.item_total,
    discount_total: cart.discount_total,
    discounts: cart.discounts,
    shipping_total: cart.shipping_total,
    order_total: cart.cart_total,
    gst_total: cart.gst_total,
    edr_base_points: cart.edr_base_points,
    edr_bonus_points: cart.edr_bonus_points,
    offer_code: cart.offer_code ?? null,
    first_name: cart.user_first_name ?? 'Mara',
    last_name: cart.user_last_name ?? 'Lindqvist',
    email: cart.user_email ?? 'mara@example.com',
    delivery_instructions: cart.delivery_instructions ?? null,
    authority_to_leave: cart.authority_to_leave,
    link_token: 'sample.token',
    items: cart.items.map((line) => ({
      product_id: line.product?.id ?? '',
      name: line.product?.name ?? '',
      slug: line.product?.slug ?? '',
      image_url: line.product?.primary_image?.url ?? '',
      quantity: line.quantity,
      unit_price: line.unit_price,
      line_total: line.line_total,
      schedule: line.product?.schedule ?? '',
      frequency: line.frequency ?? null,
    })),
    shipping_method: cart.shipping_method
      ? {
          id: cart.shipping_method.id,
          name: cart.shipping_method.name,
          type: cart.shipping_method.type,
          price: cart.shipping_method.price,
          delivery_from: cart.shipping_method.delivery_from,
          delivery_to: cart.shipping_method.delivery_to,
        }
      : null,
    shipping_address: {
      first_name: 'Mara',
      last_name: 'Lindqvist',
      address_1: '12 Banksia Street',
      address_2: '',
      suburb: 'SURRY HILLS',
      state: 'NSW',
      postcode: '2010',
      phone: '0412345678',
    },
    planned_autodeliveries: cart.planned_autodeliveries,
    cnc_location: null,
    payment: { brand: 'visa', last4: '4242', status: 'captured' },
    ...changes,
  };
}
