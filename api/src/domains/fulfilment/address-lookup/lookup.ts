import type { State } from '@saltbush/contract';
import type { PostcodeDocument } from '../documents';

/** An address that a lookup found, in the spelling that goes on a parcel. */
export interface FoundAddress {
  /** Distinguishes it from the others of the same answer. */
  id: string;
  /** House number and street: "12 King Street". */
  address_1: string;
  /** Unit, level or building; empty if there is none. */
  address_2: string;
  /** "Surry Hills", in capitals or not. */
  suburb: string;
  state: State;
  /** Four digits. */
  postcode: string;
}

/** A place whose addresses are likelier than others. */
export type NearPlace = Pick<PostcodeDocument, 'postcode' | 'state' | 'lat' | 'lng'>;

/**
 * A service that completes street addresses. What is typed is personal: implementations never log it, store it or
 * include it in an error.
 */
export interface AddressLookup {
  readonly name: 'embedded' | 'geoscape';
  /**
   * @param query a `streetQuery`
   * @param abandoned aborted when nobody waits for the answer any more
   * @returns addresses, likeliest first; none while the service cannot be reached, for then the address is typed
   */
  suggest(query: string, near: NearPlace | null, abandoned?: AbortSignal): Promise<FoundAddress[]>;
}

/** Services of the fulfilment domain. */
export interface AddressLookupServices {
  /** Null suggests nothing: no service is connected. */
  addressLookup: AddressLookup | null;
}
