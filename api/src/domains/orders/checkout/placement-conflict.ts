import type { LostOffer } from '@saltbush/contract';

/** Why an order could not be stored; the transaction was rolled back. */
export class PlacementConflict extends Error {
  override name = 'PlacementConflict';
  constructor(
    readonly reason: 'cart' | 'payment' | 'stock' | 'shelf' | 'offer' | 'escript' | 'on_file',
    /** What the shopper may know of an offer that is refused: nothing of other people's orders. */
    readonly why: LostOffer | null = null,
  ) {
    super(`An order could not be placed: ${reason}`);
  }
}
