import { BusinessError, notFound } from '../../../lib/errors';
import type { OrdersContext } from '../context';
import type { OrderDocument } from '../documents';
import { mailName } from '../mails/mail-name';
import { readReference } from '../reference';
import { findOrderById, findUserOrder } from '../store';

/** How a customer names an order: by the token of its link, or by its reference when signed in. */
export interface OrderKey {
  reference?: string | null;
  token?: string | null;
}

/** An order of whoever asks. `isOwner` is false for who only has its link. */
export interface FoundOrder {
  order: OrderDocument;
  isOwner: boolean;
}

const isNamed = (item: OrderDocument['items'][number]) => mailName(item) === item.name;

/** Returns true if an order has medicines that only its signed-in owner may see and change. */
const isPrivate = (order: OrderDocument): boolean => order.items.some((item) => !isNamed(item));

/** Hides from who only has the link what mails do not name either: anybody may have been sent the mail. */
export function shown({ order, isOwner }: FoundOrder): OrderDocument {
  if (isOwner) return order;
  const items = order.items.map((item) =>
    isNamed(item)
      ? item
      : {
          ...item,
          name: mailName(item),
          product_id: 0,
          code: '',
          slug: '',
          image_url: '',
        },
  );
  return { ...order, items };
}

/** Finds the order of a link. @throws {BusinessError} LINK_EXPIRED, LINK_INVALID, NOT_FOUND */
export async function findByLink(ctx: OrdersContext, token: string): Promise<FoundOrder> {
  const order = await findOrderById(ctx.db, ctx.signedLinks.open('order', token));
  if (!order) throw notFound('Order');
  const isOwner = order.user_id === null || order.user_id === ctx.user?.id;
  return { order, isOwner };
}

/**
 * Finds an order that its customer wants to change.
 * @throws {BusinessError} NOT_FOUND; LINK_EXPIRED, LINK_INVALID; UNAUTHENTICATED for medicines that only the signed-in
 *   owner may change
 */
export async function findToChange(ctx: OrdersContext, { reference, token }: OrderKey): Promise<FoundOrder> {
  if (token) {
    const found = await findByLink(ctx, token);
    if (!found.isOwner && isPrivate(found.order)) throw new BusinessError('UNAUTHENTICATED');
    return found;
  }
  const order =
    ctx.user && reference ? await findUserOrder(ctx.db, readReference(reference), ctx.user.id) : null;
  if (!order) throw notFound('Order');
  return { order, isOwner: true };
}
