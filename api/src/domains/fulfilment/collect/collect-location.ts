import type { OnShelf } from '@saltbush/contract';
import type { NearPharmacy } from '../coverage';

/** The pharmacy chosen for click-and-collect. */
export interface ChosenLocation {
  id: number;
  name: string;
  /** ISO date by which an order was promised to be ready; unset in orders of earlier releases. */
  ready_by?: string | null;
}

/** When a cart could be collected, and what of it is on the shelf. */
export interface CollectReadiness {
  ready_by: string | null;
  text: string | null;
  items_here: number;
  items: number;
  to_come: string[];
  /** Units on the shelf by product. */
  onShelf: OnShelf;
}

/** A pharmacy that offers click-and-collect, with its distance in kilometres. */
export interface CollectLocation extends Omit<ChosenLocation, 'ready_by'> {
  /**
   * Reads it for the cart that the locations are offered to, all of them in one query; unset outside of a cart.
   * @param isShelfUsed false plans as if nothing were on the shelf
   */
  readiness?: (isShelfUsed?: boolean) => Promise<CollectReadiness>;
  distance: number;
  address: NearPharmacy['pharmacy']['address'];
  pharmacy: NearPharmacy['pharmacy'];
}

/** Returns a pharmacy near a postcode as one to collect from. */
export function collectLocation({ pharmacy, distance }: NearPharmacy): CollectLocation {
  const { _id, name, address } = pharmacy;
  return { id: _id, name, distance: Math.round(distance * 10) / 10, address, pharmacy };
}
