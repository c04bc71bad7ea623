import { SALE_PERCENT, SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ListingInput } from '../../generated/resolvers';
import type { Filter } from '../../search/engine/filter';
import type { BrandDocument, CategoryDocument } from '../catalogue';
import type { PromotionDocument } from '../promotions';
import type { ListingsContext } from './context';

/** The subject of a listing: its texts and the filter for its products. */
export interface ListingSubject {
  title: string;
  description: string;
  meta_description: string;
  url: string;
  filter: Filter | null;
  category: CategoryDocument | null;
  brand: BrandDocument | null;
  promotion: PromotionDocument | null;
}

const EMPTY_SUBJECT = { description: '', meta_description: '', category: null, brand: null, promotion: null };

/** Collections are derived from catalogue data; none is curated by hand. */
const COLLECTIONS: Record<string, { title: string; description: string; filter: Filter | null }> = {
  new: { title: 'New arrivals', description: 'Just in.', filter: null },
  specials: {
    title: 'Specials',
    description: `Everything that costs at least ${SALE_PERCENT}% less than usual.`,
    filter: { facet: 'flags', value: 'is_on_sale' },
  },
  clearance: {
    title: 'Clearance',
    description: 'Last units at their lowest price.',
    filter: { facet: 'is_clearance', value: 'true' },
  },
  bestsellers: { title: 'Bestsellers', description: 'What our shoppers buy most.', filter: null },
  'free-shipping': {
    title: 'Free shipping',
    description: 'Delivered free, whatever else is in your cart.',
    filter: { facet: 'flags', value: 'is_free_shipping' },
  },
  'pre-order': {
    title: 'Pre-order',
    description: 'Not out yet. Be among the first.',
    filter: { facet: 'is_preorder', value: 'true' },
  },
};

/** @returns whether there is a collection of this name */
export const isCollection = (slug: string): boolean => Object.hasOwn(COLLECTIONS, slug);

function categorySubject(category: CategoryDocument): ListingSubject {
  return {
    ...EMPTY_SUBJECT,
    title: category.title,
    description: category.description,
    meta_description: category.description,
    url: links.browse(category.path),
    filter: { facet: 'category_paths', value: category.path },
    category,
  };
}

function brandSubject(brand: BrandDocument): ListingSubject {
  return {
    ...EMPTY_SUBJECT,
    title: brand.display_title,
    description: brand.description,
    meta_description: brand.meta_description,
    url: links.brand(brand.slug),
    filter: { facet: 'brand', value: brand.name },
    brand,
  };
}

function promotionSubject(promotion: PromotionDocument): ListingSubject {
  return {
    ...EMPTY_SUBJECT,
    title: promotion.display_title,
    description: promotion.display_info,
    meta_description: promotion.display_info,
    url: links.promotion(promotion._id),
    filter: { facet: 'promotions.id', value: String(promotion._id) },
    promotion,
  };
}

function collectionSubject(slug: string): ListingSubject | null {
  const collection = isCollection(slug) ? COLLECTIONS[slug] : undefined;
  return collection
    ? {
        ...EMPTY_SUBJECT,
        ...collection,
        meta_description: collection.description,
        url: links.collection(slug),
      }
    : null;
}

/** Characters of a query in a title: a pasted page of text would push its results off the screen. */
const SHOWN_CHARACTERS = 60;

function shownQuery(query: string): string {
  const characters = [...query];
  if (characters.length <= SHOWN_CHARACTERS) return query;
  const beginning = characters.slice(0, SHOWN_CHARACTERS - 1).join('');
  return `${beginning.trimEnd()}…`;
}

function searchSubject(query: string): ListingSubject {
  const title = query === '' ? 'All products' : `Results for “${shownQuery(query)}”`;
  return {
    ...EMPTY_SUBJECT,
    title,
    meta_description: `${title} at ${SHOP.name}`,
    url: links.searchResults(),
    filter: null,
  };
}

/** Finds the subject of a listing; null if it does not exist. */
export function findSubject(
  ctx: Pick<ListingsContext, 'reference'>,
  input: ListingInput,
): ListingSubject | null {
  const slug = input.slug ?? '';
  switch (input.kind) {
    case 'category': {
      const category = ctx.reference.categoryByPath(slug);
      return category && categorySubject(category);
    }
    case 'brand': {
      const brand = ctx.reference.brandBySlug(slug);
      return brand && brandSubject(brand);
    }
    case 'promotion': {
      const promotion = ctx.reference.runningPromotion(slug);
      return promotion && promotionSubject(promotion);
    }
    case 'collection':
      return collectionSubject(slug);
    case 'search':
      return searchSubject((input.query ?? '').trim());
  }
}
