export { AddressFields } from './AddressFields';
export { ADDRESS_ENTRIES, ADDRESS_FIELDS, AddressSchema, type AddressValues } from './address-schema';
export { findPlace, placesQuery, usePlaces } from './places';
export { StreetField } from './StreetField';
export type { AddressSuggestion } from './search-addresses';
export { type Place, searchPlaces } from './search-places';
