import { isContradicted } from '@saltbush/contract';
import type { ImageDocument, ProductDocument } from '../../src/domains/catalogue';
import { hashedShare, randomFor, shuffle } from '../lib/random';
import { shorten } from '../lib/text';
import { productImageUrl } from '../pictures/urls';
import { categoryIds, categoryOf } from './categories';
import { sampleBarcode } from './codes';
import { labelAttributes } from './facts';
import { brandId } from './makers/brands';
import { promotionsOf } from './promotions';
import { supplyRules } from './supply-rules';
import type { Copy, Draft } from './types';

const DAY = 86_400_000;

/** What one product needs to know about the others in the shop. */
export interface Shop {
  now: Date;
  /** Active, unscheduled products by leaf category, most popular first. */
  popularByCategory: ReadonlyMap<string, readonly Draft[]>;
}

/** Groups products that may be recommended with others. */
export function shopOf(drafts: readonly Draft[], now: Date): Shop {
  const byCategory = new Map<string, Draft[]>();
  for (const draft of drafts) {
    if (draft.schedule !== '' || draft.status !== 'Active' || draft.flags.is_gated || draft.booking_type)
      continue;
    const list = byCategory.get(draft.cat);
    if (list) list.push(draft);
    else byCategory.set(draft.cat, [draft]);
  }
  for (const list of byCategory.values()) list.sort((a, b) => b.popularity - a.popularity);
  return { now, popularByCategory: byCategory };
}

function imagesOf(draft: Draft, copy: Copy): ImageDocument[] {
  const { id, code, packshot, name } = draft;
  const { directions: txt_directions, ingredients: txt_ingredients } = copy;
  const attributes = attributesOf(draft, copy);
  const pictured = { _id: id, code, packshot, txt_directions, txt_ingredients, attributes };
  const front = { id: id * 10 + 1, url: productImageUrl(pictured), alt: name };
  if (packshot.shape === 'service') return [front];
  const scene = { id: id * 10 + 2, url: productImageUrl(pictured, 'scene'), alt: `${name} in a still life` };
  if (packshot.shape === 'book' || packshot.shape === 'device') return [front, scene];
  return [front, scene, { id: id * 10 + 3, url: productImageUrl(pictured, 'back'), alt: `Back of ${name}` }];
}

/** Search tags (section 9) and labels, derived from the product. */
function tagsOf(draft: Draft, promotionTags: readonly string[], now: Date): string[] {
  const { flags } = draft;
  const tags = [...draft.tags, ...promotionTags];
  if (flags.is_fridge) tags.push('Cold');
  if (flags.is_pharmacy) tags.push('Pharmacy Products');
  if (flags.is_gated) tags.push('Gated Products');
  if (flags.is_practitioner) tags.push('Practitioner');
  if (flags.is_tga) tags.push('TGA General Warning (Top)');
  if (draft.booking_type) tags.push('Telehealth');
  if (flags.is_preorder) {
    const weeks = 3 + Math.floor(hashedShare(`release/${draft.slug}`) * 10);
    const date = new Date(now.getTime() + weeks * 7 * DAY);
    const written = date.toLocaleDateString('en-AU', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    tags.push(`Available: ${written}${draft.axes.format ? ` / ${draft.axes.format}` : ''}`);
  }
  return [...new Set(tags)];
}

function attributesOf(draft: Draft, copy: Copy): ProductDocument['attributes'] {
  const attributes = [];
  const label = { name: draft.name, ingredients: copy.ingredients, allergens: [] };
  const badges = copy.badges.filter((badge) => !isContradicted(badge, label));
  if (badges.length > 0) attributes.push({ name: 'Product Badges', type: 'list', value: badges.join(', ') });
  if (copy.keyIngredients.length > 0) {
    attributes.push({ name: 'Key Ingredients', type: 'list', value: copy.keyIngredients.join(', ') });
  }
  return [...attributes, ...labelAttributes(draft, copy)];
}

function adviceProducts(draft: Draft, shop: Shop): number[] {
  const others = (shop.popularByCategory.get(draft.cat) ?? [])
    .slice(0, 12)
    .filter((other) => other.line !== draft.line);
  return shuffle(randomFor(`advice/${draft.slug}`), others)
    .slice(0, 3)
    .map((other) => other.id);
}

/** Converts a draft to a stored product. */
export function productDocument(draft: Draft, shop: Shop): ProductDocument {
  const copy = draft.copy();
  const category = categoryOf(draft.cat);
  const promotions = promotionsOf(draft);
  const created = new Date(shop.now.getTime() - draft.ageDays * DAY);
  const opening = copy.description.split('\n')[0] ?? '';
  return {
    _id: draft.id,
    code: draft.code,
    ...(draft.booking_type ? {} : { barcode: sampleBarcode(draft.code) }),
    name: draft.name,
    slug: draft.slug,
    description: copy.description,
    seo_title: draft.name,
    metadescription: shorten(`${draft.name}. ${opening}`, 155),
    stock: draft.stock,
    rrp: draft.rrp,
    status: draft.status,
    prices: [...draft.prices],
    images: imagesOf(draft, copy),
    packshot: draft.packshot,
    ...flagsOf(draft),
    excluded_states: [...draft.excluded],
    booking_type: draft.booking_type,
    order_limit: draft.order_limit,
    ...supplyRules(draft),
    schedule: draft.schedule,
    journey_ids: [...draft.journey_ids],
    tags: tagsOf(draft, promotions.tags, shop.now),
    attributes: attributesOf(draft, copy),
    ...groupOf(draft),
    warnings: [...copy.notices],
    brand_id: brandId(draft.brand.slug),
    category_ids: categoryIds(category),
    category_id: category._id,
    expert_advice_description: copy.advice,
    expert_advice_product_ids: copy.advice ? adviceProducts(draft, shop) : [],
    txt_directions: copy.directions,
    txt_ingredients: copy.ingredients,
    txt_storage: copy.storage,
    txt_warnings: copy.warnings,
    coop_advert_code: draft.coop,
    promotion_ids: promotions.ids,
    edr_bonus_points: 0,
    popularity: draft.popularity,
    created_at: created,
    updated_at: created,
  };
}

function flagsOf(draft: Draft): Required<Draft['flags']> {
  const { flags } = draft;
  return {
    can_autodeliver: flags.can_autodeliver ?? false,
    is_fridge: flags.is_fridge ?? false,
    is_pharmacy: flags.is_pharmacy ?? false,
    is_practitioner: flags.is_practitioner ?? false,
    is_tga: flags.is_tga ?? false,
    is_gated: flags.is_gated ?? false,
    is_preorder: flags.is_preorder ?? false,
    is_clearance: flags.is_clearance ?? false,
    is_skip_questionnaire: flags.is_skip_questionnaire ?? false,
    is_limited_supply: flags.is_limited_supply ?? false,
    is_free_shipping: flags.is_free_shipping ?? false,
    requires_prescription: flags.requires_prescription ?? false,
    gst_free: flags.gst_free ?? false,
  };
}

function groupOf(draft: Draft) {
  const { axes } = draft;
  return {
    variant_group: draft.group,
    group_brand: axes.brand ?? null,
    group_format: axes.format ?? null,
    group_fragrance: axes.fragrance ?? null,
    group_size: axes.size ?? null,
    group_colour: axes.colour ?? null,
    group_flavour: axes.flavour ?? null,
  };
}
