import { fromShelf } from '@saltbush/shared-ui/testing';
import type { Listing, ListingCard } from '../features/listing/api/listing';
import type { Product } from '../features/product/api/product';

/** A drawn pack as a data URL. */
export function picture(colour = '#0B5D4E'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360"><ellipse cx="180" cy="304" rx="92" ry="10" fill="#14231F" opacity=".12"/><path d="M150 70h60v32h-60z" fill="#C9E265"/><path d="M142 100h76l18 34v146a18 18 0 0 1-18 18h-76a18 18 0 0 1-18-18V134z" fill="${colour}"/><path d="M124 156h112v104H124z" fill="#FFF"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A card of a product that any customer can add to the cart. */
export function card(rest: Partial<ListingCard> = {}): ListingCard {
  const id = rest.id ?? '1';
  return {
    id,
    queryID: null,
    title: `Tidewell Magnesium Glycinate 500mg ${id}`,
    url: `/products/magnesium-${id}`,
    slug: `magnesium-${id}`,
    brand: 'Tidewell',
    image: picture(),
    schedule: null,
    isAppendixH: false,
    isGated: false,
    isOutOfStock: false,
    isHlp: false,
    soldBy: null,
    price: 2495,
    priceType: 'default',
    isPractitioner: false,
    rrp: null,
    originalPrice: null,
    isClearance: false,
    isPreorder: false,
    isFridge: false,
    isFreeShipping: false,
    isPrescription: false,
    promotions: [],
    isTelehealth: false,
    bookingType: null,
    isTgaGeneral: false,
    tags: [],
    ...rest,
  };
}

/** The nth of a set of realistic cards, for stories of whole pages. */
export function shelfCard(index: number, rest: Partial<ListingCard> = {}): ListingCard {
  return card({ id: String(index + 1), ...fromShelf(index), ...rest });
}

const BRAND_FACET: Listing['facets'][number] = {
  name: 'brand',
  title: 'Brand',
  values: [
    { value: 'tidewell', label: 'Tidewell', count: 40, selected: false },
    { value: 'verrin', label: 'Verrin', count: 8, selected: false },
  ],
};

/** One page of a category's listing. */
export function listing(rest: Partial<Listing> = {}): Listing {
  const { page = 1, total = 48 } = {
    page: rest.paginatorInfo?.current_page,
    total: rest.paginatorInfo?.total,
  };
  const first = (page - 1) * 24 + 1;
  const count = Math.max(0, Math.min(24, total - first + 1));
  return {
    title: 'Magnesium',
    description: 'For muscles and rest.',
    meta_description: 'Shop magnesium online.',
    url: '/browse/vitamins/magnesium',
    lineage: [
      { title: 'Vitamins', url: '/browse/vitamins' },
      { title: 'Magnesium', url: '/browse/vitamins/magnesium' },
    ],
    children: [{ title: 'Powders', url: '/browse/vitamins/magnesium/powders', count: 6 }],
    brand: null,
    promotion: null,
    data: Array.from({ length: count }, (_, index) =>
      card({ id: String(first + index), queryID: 'query-1' }),
    ),
    facets: [BRAND_FACET],
    banners: [],
    did_you_mean: null,
    paginatorInfo: { current_page: page, last_page: Math.ceil(total / 24), per_page: 24, total },
    queryID: 'query-1',
    ...rest,
  };
}

/** A product that any customer can buy. */
export function product(rest: Partial<Product> = {}): Product {
  return {
    id: '7',
    code: 'TID-500',
    name: 'Tidewell Magnesium Glycinate 500mg 120 Capsules',
    slug: 'magnesium-7',
    url: '/products/magnesium-7',
    description: 'Gentle magnesium.\n\nTake it at night.',
    seo_title: 'Tidewell Magnesium Glycinate 120 Capsules',
    metadescription: 'Gentle magnesium for muscles.',
    rrp: null,
    status: 'Active',
    prices: [{ min_qty: 1, type: 'default', value: 2495 }],
    images: [
      { id: '1', url: picture(), alt: 'Front of the pack' },
      { id: '2', url: picture('#1B5A8A'), alt: 'Back of the pack' },
    ],
    can_autodeliver: true,
    is_out_of_stock: false,
    is_available: true,
    is_fridge: false,
    is_pharmacy: false,
    is_practitioner: false,
    is_tga: false,
    is_gated: false,
    is_preorder: false,
    is_clearance: false,
    is_skip_questionnaire: false,
    is_limited_supply: false,
    is_free_shipping: false,
    requires_prescription: false,
    is_advertisable: true,
    excluded_states: [],
    booking_type: null,
    order_limit: 0,
    schedule: '',
    journey_ids: [],
    tags: [],
    facts: [],
    dose: null,
    badges: [],
    key_ingredients: [],
    sold_by: null,
    group_brand: null,
    group_format: null,
    group_fragrance: null,
    group_size: null,
    group_colour: null,
    group_flavour: null,
    colour_variants: [],
    size_variants: [],
    flavour_variants: [],
    brand_variants: [],
    format_variants: [],
    fragrance_variants: [],
    warnings: [],
    brand: { name: 'Tidewell', url: '/brands/tidewell' },
    expert_advice_description: null,
    expert_advice_products: [],
    txt_directions: null,
    txt_ingredients: null,
    txt_storage: null,
    txt_warnings: null,
    breadcrumbs: [
      { display_title: 'Vitamins', url: '/browse/vitamins' },
      { display_title: 'Magnesium', url: '/browse/vitamins/magnesium' },
    ],
    coop_advert: null,
    promotions: [],
    edr_base_points: 24,
    edr_bonus_points: 0,
    ...rest,
  };
}

type SizeVariant = Product['size_variants'][number];

/** A variant of another size. */
export function sizeVariant(size: string, rest: Partial<SizeVariant> = {}): SizeVariant {
  return {
    slug: `magnesium-${size.replace(/\W+/g, '-').toLowerCase()}`,
    name: `Tidewell Magnesium ${size}`,
    is_out_of_stock: false,
    group_brand: null,
    group_format: null,
    group_fragrance: null,
    group_size: size,
    group_colour: null,
    group_flavour: null,
    ...rest,
  };
}
