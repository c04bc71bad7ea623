/**
 * Postcodes, pharmacies, delivery methods and cutoffs.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export { createAddressLookup } from './address-lookup';
export type { AddressLookupServices } from './address-lookup/lookup';
export { isAfterHours } from './calendar';
export { type CheckedAddress, checkAddress, normaliseAddress, suburbKey } from './check-address';
export { checkFixedReach, checkReach } from './check-reach';
export type { CollectLocation, CollectReadiness } from './collect/collect-location';
export { readyBy, readyText } from './collect/collect-ready';
export { type Coverage, coverageOf } from './coverage';
export type { DeliveryWindow } from './delivery-window';
export type { PharmacyDocument, PostcodeDocument } from './documents';
export { coverageAt, expectedArrival } from './expected-arrival';
export { openingHours } from './opening-hours';
export { type Parcel, type ShippingMethod, sameDayRun, shippingMethods } from './shipping-methods';
export { findPharmacy, findPostcode, isKnownSuburb, listPharmacies } from './store';
