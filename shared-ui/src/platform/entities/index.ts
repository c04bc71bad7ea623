export { AddressesDocument, addressesQuery, type DeliveryAddress } from './addresses';
export { CartHeaderDocument, cartHeaderQuery } from './cart-header';
export { FavouriteIdsDocument, favouriteIdsQuery } from './favourite-ids';
export * from './keys';
export { type Me, MeDocument, meQuery } from './me';
export { type PatientName, PatientsNamesDocument, patientNamesQuery } from './patient-names';
export { type PaymentMethod, PaymentMethodsDocument, paymentMethodsQuery } from './payment-methods';
export { type RewardsCard, RewardsCardDocument, rewardsCardQuery } from './rewards-card';
export {
  type PostcodeMethod,
  PostcodeShippingMethodsDocument,
  shippingMethodsQuery,
} from './shipping-methods';
export { viewKey } from './view-key';
