import type { PickupLocation } from '../components/LocationList/LocationOption';

const week = [
  { day: 'Monday to Friday', hours: '8am to 8pm' },
  { day: 'Saturday', hours: '9am to 5pm' },
  { day: 'Sunday', hours: 'Closed' },
];

/** Pharmacies around Sydney, nearest first. */
export const locations: readonly PickupLocation[] = [
  {
    id: '1',
    name: 'Saltbush Pharmacy Pitt Street',
    address: '188 Pitt Street, Sydney NSW 2000',
    distanceKm: 0.45,
    openingStatus: 'Open until 8pm',
    hours: week,
  },
  {
    id: '2',
    name: 'Saltbush Pharmacy Surry Hills',
    address: '40 Crown Street, Surry Hills NSW 2010',
    distanceKm: 1.84,
    openingStatus: 'Open until 6pm',
    hours: week,
  },
  {
    id: '3',
    name: 'Saltbush Pharmacy Glebe',
    address: '12 Glebe Point Road, Glebe NSW 2037',
    distanceKm: 2.6,
    unavailable: 'Not everything in your cart is there today',
  },
  { id: '4', name: 'Saltbush Pharmacy Bondi', address: '5 Hall Street, Bondi NSW 2026', distanceKm: 7.1 },
  { id: '5', name: 'Saltbush Pharmacy Manly', address: '21 The Corso, Manly NSW 2095', distanceKm: 12.3 },
];
