import { formatCents } from '@saltbush/shared-ui/design/core';
import type { Cart } from '../../../shared/cart/cart';

type Savings = Pick<
  Cart,
  'cart_savings' | 'non_staff_discount_total' | 'staff_discount_eligible' | 'staff_discount_value'
>;

/**
 * Says what a cart saves, and how much of it the discounts above do not show, because the prices themselves are lower
 * than the regular or recommended ones.
 * @returns an empty string if nothing is saved
 */
export function savingWords(cart: Savings): string {
  const { cart_savings: saved } = cart;
  if (saved <= 0) return '';
  const staff = cart.staff_discount_eligible ? cart.staff_discount_value : 0;
  const onPrices = saved - cart.non_staff_discount_total - staff;
  const words = `You save ${formatCents(saved)}`;
  if (onPrices <= 0) return `${words} on this order`;
  if (onPrices === saved) return `${words} on regular prices and RRP`;
  return `${words}, ${formatCents(onPrices)} of it on regular prices and RRP`;
}
