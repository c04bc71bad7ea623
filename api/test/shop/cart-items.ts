/** What tests of lines read of a cart. */
export const ITEMS =
  'items { id quantity unit_price line_total price_type live_price_type errors { code message } }';
