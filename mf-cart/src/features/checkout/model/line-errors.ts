import type { MiniCart } from '../../../shared/cart/cart';

/** Returns true if a line cannot be ordered. */
export const hasLineErrors = ({ items }: Pick<MiniCart, 'items'>): boolean =>
  items.some(({ errors }) => errors.length > 0);
