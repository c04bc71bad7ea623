import type { CartView } from '../../cart';

type CartLineView = CartView['lines'][number];

/** A line of a cart whose product exists and has a price. */
export type SoldLine = CartLineView & {
  product: NonNullable<CartLineView['product']>;
  priced: NonNullable<CartLineView['priced']>;
};

const isSold = (line: CartLineView): line is SoldLine => line.product !== null && line.priced !== null;

/** The lines of an order in their order: all that is said about a line by its number counts these. */
export const soldLines = ({ lines }: Pick<CartView, 'lines'>): SoldLine[] => lines.filter(isSold);
