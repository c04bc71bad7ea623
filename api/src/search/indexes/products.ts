import { PRICE_STEPS } from '@saltbush/contract';
import { attributeTexts } from '../../domains/catalogue';
import type { IndexSettings } from '../engine/settings';
import { buildRecord } from '../records/build-record';
import type { ProductRecord } from '../records/product-record';
import type { RecordLinks, RecordProduct } from '../records/record-product';
import { productSynonyms } from '../synonyms';

export const PRODUCTS_INDEX = 'products';

/** The source of a product's record. */
export interface ProductSource {
  product: RecordProduct;
  links: RecordLinks;
}

/** Returns the price range as listings name it: "1000-2500" is from $10 to below $25, "10000-" has no upper limit. */
export function priceRange(price: number): string {
  const upper = PRICE_STEPS.find((step) => price < step);
  const lower = PRICE_STEPS.filter((step) => price >= step).at(-1) ?? 0;
  return `${lower}-${upper ?? ''}`;
}

const one = (value: string | null): string[] => (value === null || value === '' ? [] : [value]);
const levelOf = (level: number) => (record: ProductRecord) => one(record.categories[`lvl${level}`] ?? null);

const FOR_CHILDREN = /\b(kids?|children[’']?s?|junior)\b/i;

/**
 * Lower for what is made for children: "hay fever" asks for a medicine for adults, though only the children's names it.
 * Whoever adds "kids" finds nothing else, and all of it is lowered by the same.
 */
const audienceBoost = ({ name }: ProductRecord): number => (FOR_CHILDREN.test(name) ? -80 : 0);

/** Index `products`: contains only products on sale. */
export const productSettings: IndexSettings<ProductSource, ProductRecord> = {
  name: PRODUCTS_INDEX,
  record: ({ product, links }) => buildRecord(product, links),
  texts: [
    { attribute: 'name', weight: 100, read: ({ product }) => product.name },
    { attribute: 'brand', weight: 80, read: ({ links }) => links.brand?.name ?? '' },
    { attribute: 'code', weight: 100, read: ({ product }) => product.code },
    {
      attribute: 'key_ingredients',
      weight: 50,
      read: ({ product }) => attributeTexts(product),
    },
    {
      attribute: 'categories',
      weight: 60,
      read: ({ links }) => links.categories.flatMap(({ lineage }) => lineage.map(({ title }) => title)),
    },
    { attribute: 'tags', weight: 30, read: ({ product }) => product.tags },
    { attribute: 'description', weight: 6, read: ({ product }) => product.description },
  ],
  synonyms: productSynonyms(),
  facets: {
    objectID: (record) => [record.objectID],
    brand: (record) => one(record.brand),
    available: (record) => [String(record.available)],
    flags: (record) => record.flags,
    tags: (record) => record.tags,
    key_ingredients: (record) => record.key_ingredients,
    diet: (record) => record.diet,
    form: (record) => one(record.form),
    strength: (record) => one(record.strength),
    size: (record) => one(record.size),
    schedule: (record) => one(record.schedule),
    price_type: (record) => [record.price_type],
    price_range: (record) => [priceRange(record.price)],
    booking_type: (record) => one(record.booking_type),
    is_clearance: (record) => [String(record.is_clearance)],
    is_preorder: (record) => [String(record.is_preorder)],
    isPrescription: (record) => [String(record.isPrescription)],
    'promotions.id': (record) => record.promotions.map(({ id }) => String(id)),
    recommending_journey_ids: (record) => record.recommending_journey_ids.map(String),
    category_paths: (record) => record.category_paths,
    'categories.lvl0': levelOf(0),
    'categories.lvl1': levelOf(1),
    'categories.lvl2': levelOf(2),
    'categories.lvl3': levelOf(3),
  },
  numerics: {
    price: (record) => record.price,
    list_price: (record) => record.list_price,
    rrp: (record) => record.rrp,
    discount: (record) => record.discount,
    popularity: (record) => record.popularity,
    created_at: (record) => record.created_at,
  },
  rankBy: 'popularity',
  boost: (record) => record.popularity * 40 + (record.available ? 60 : 0) + audienceBoost(record),
  comesFirst: (record) => record.available,
  replicas: {
    products_popularity: { by: 'popularity', descending: true },
    products_price_asc: { by: 'price', descending: false },
    products_price_desc: { by: 'price', descending: true },
    products_newest: { by: 'created_at', descending: true },
    products_discount: { by: 'discount', descending: true },
  },
};
