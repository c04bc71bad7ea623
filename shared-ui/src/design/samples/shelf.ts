import { packshot } from './packshot';

/** A product of a shelf. Money in cents. */
export interface ShelfProduct {
  brand: string;
  title: string;
  image: string;
  price: number;
  rrp: number | null;
}

const bottle = (colour: string, label: string, ...words: string[]) =>
  packshot(colour, label, 'bottle', words);
const box = (colour: string, label: string, ...words: string[]) => packshot(colour, label, 'box', words);

/** Products of the sample catalogue, so that pages in stories look like the real shop. */
export const shelf: readonly ShelfProduct[] = [
  {
    brand: 'Tidewell',
    title: 'Tidewell Magnesium Glycinate 500mg 120 Capsules',
    image: bottle('#E3A51A', '#FFF8E1', 'TIDEWELL', 'Magnesium', 'Glycinate'),
    price: 3495,
    rrp: 4299,
  },
  {
    brand: 'Goldenmarsh',
    title: 'Goldenmarsh Vitamin D3 1000IU 250 Soft Capsules',
    image: bottle('#C75B7A', '#FDE9EF', 'GOLDENMARSH', 'Vitamin', 'D3'),
    price: 1899,
    rrp: 2399,
  },
  {
    brand: 'Pelican Bay Omega',
    title: 'Pelican Bay Omega Deep Odourless Fish Oil 1000mg 400 Soft Capsules',
    image: bottle('#1B5A8A', '#E3F0FA', 'PELICAN BAY', 'Fish', 'oil'),
    price: 2895,
    rrp: null,
  },
  {
    brand: 'Everwether',
    title: 'Everwether Greens & Reds Apple & Mint 14 Sachets',
    image: box('#3F8F4F', '#EAF6E6', 'EVERWETHER', 'Greens', 'and reds'),
    price: 3699,
    rrp: null,
  },
  {
    brand: 'Fairweather',
    title: 'Fairweather Simple Barrier Cream 200g',
    image: packshot('#2C7A6B', '#FFFFFF', 'tube'),
    price: 2549,
    rrp: 2999,
  },
  {
    brand: 'Dr Ellery’s',
    title: 'Dr Ellery’s Clinical Gentle Magnesium 500mg 120 Tablets',
    image: bottle('#6B2C63', '#F6E8F4', 'DR ELLERY', 'Gentle', 'magnesium'),
    price: 5295,
    rrp: 5999,
  },
  {
    brand: 'Harrow Vale',
    title: 'Harrow Vale Guarana Lift Berry 20 Effervescent Tablets',
    image: packshot('#8A3B12', '#FFE9D6', 'tube'),
    price: 1399,
    rrp: null,
  },
  {
    brand: 'Ironbark Labs',
    title: 'Ironbark Labs KSM Ashwagandha 600mg 60 Tablets',
    image: box('#0B5D4E', '#DDEFE8', 'IRONBARK', 'KSM', '600'),
    price: 3495,
    rrp: null,
  },
];

/** Returns the nth product; the shelf repeats endlessly. */
export const fromShelf = (index: number): ShelfProduct => shelf[index % shelf.length] as ShelfProduct;
