import type { ProgramProduct } from '../features/next-order/api/program-products';

const product = (objectID: string, name: string, price: number): ProgramProduct => ({
  objectID,
  name,
  brand: 'Slimwell',
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  image_sm: null,
  price,
  available: true,
  schedule: null,
  isPrescription: false,
});

/** Program products as the search service returns them, including a medicine that must never be offered. */
export const sampleProgramProducts: readonly ProgramProduct[] = [
  product('1039', 'Slimwell Plan Shake Dutch Chocolate 14 Sachets', 4495),
  product('1040', 'Slimwell Plan Fibre Boost Powder 300g', 2695),
  product('1041', 'Slimwell Program Protein Coffee 300g', 4095),
  { ...product('7001', 'Lorimer Metforal 500mg 100 Tablets', 9900), schedule: '4', isPrescription: true },
];
