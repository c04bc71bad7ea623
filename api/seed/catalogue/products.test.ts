import type { BookingType } from '@saltbush/contract';
import { bookingTypes, isContradicted } from '@saltbush/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDocument } from '../../src/domains/catalogue/documents';
import { KNOWN, type KnownProduct } from '../known';
import { brandDocuments, categoryDocuments } from './documents';
import { planCatalogue } from './plan';
import { productDocument, shopOf } from './products';
import { promotionDocuments } from './promotions';

const NOW = new Date('2026-11-21T02:00:00Z');
const drafts = planCatalogue();
let products: ProductDocument[] = [];

beforeAll(() => {
  const shop = shopOf(drafts, NOW);
  products = drafts.map((draft) => productDocument(draft, shop));
});

function known(key: KnownProduct): ProductDocument {
  const product = products.find(({ slug }) => slug === KNOWN[key]);
  if (!product) throw new Error(`There is no ${KNOWN[key]}.`);
  return product;
}

describe('stored products', () => {
  it('exist in every kind the shop supports', () => {
    const flags = [
      'can_autodeliver',
      'is_fridge',
      'is_pharmacy',
      'is_practitioner',
      'is_tga',
      'is_gated',
      'is_preorder',
      'is_clearance',
      'is_skip_questionnaire',
      'is_limited_supply',
      'is_free_shipping',
      'requires_prescription',
      'gst_free',
    ] as const;
    for (const flag of flags)
      expect(products.filter((product) => product[flag]).length, flag).toBeGreaterThan(0);
    const schedules = new Set(products.map(({ schedule }) => schedule));
    expect([...schedules].sort()).toEqual(['', '2', '3', '4', '4N']);
    expect(new Set(products.map(({ status }) => status))).toEqual(new Set(['Active', 'Disabled', 'Deleted']));
    expect(products.some(({ stock, status }) => stock === 0 && status === 'Active')).toBe(true);
    expect(products.some(({ excluded_states }) => excluded_states.length > 0)).toBe(true);
    expect(products.some(({ order_limit }) => order_limit > 1)).toBe(true);
    expect(products.some(({ tags }) => tags.includes('S3_Appendix H'))).toBe(true);
    const types = new Set(products.flatMap(({ prices }) => prices.map(({ type }) => type)));
    expect([...types].sort()).toEqual(['afterhours', 'default', 'multi_2', 'multi_3', 'multi_4', 'promo']);
  });

  it('make no claim that their label contradicts [advertising-06]', () => {
    const contradicted = products.filter(({ name, txt_ingredients: ingredients, attributes }) => {
      const listOf = (attribute: string) =>
        attributes.find((each) => each.name === attribute)?.value.split(', ') ?? [];
      const label = { name, ingredients, allergens: listOf('Allergens') };
      return listOf('Product Badges').some((badge) => isContradicted(badge, label));
    });
    expect(contradicted.map(({ name }) => name)).toEqual([]);
  });

  it('tell allergens, servings and a number of the register', () => {
    const attributesOf = (slug: string) =>
      Object.fromEntries(
        (products.find((each) => each.slug === slug)?.attributes ?? []).map(({ name, value }) => [
          name,
          value,
        ]),
      );
    expect(attributesOf(KNOWN.magnesium)).toMatchObject({
      'AUST Number': expect.stringMatching(/^AUST L 9\d{5}$/),
    });
    const medicines = products.filter(({ schedule }) => schedule !== '');
    const unnumbered = medicines.filter(
      ({ attributes }) => !attributes.some(({ name }) => name === 'AUST Number'),
    );
    expect(unnumbered.map(({ name }) => name)).toEqual([]);
    const fish = products.filter(({ txt_ingredients }) => /fish oil/i.test(txt_ingredients ?? ''));
    expect(fish.length).toBeGreaterThan(10);
    for (const { attributes } of fish)
      expect(attributes).toContainEqual(
        expect.objectContaining({ name: 'Allergens', value: expect.stringContaining('Fish') }),
      );
  });

  it('include one service per booking type, and the short consult where links expect it', () => {
    const types = products.flatMap(({ booking_type }): BookingType[] => (booking_type ? [booking_type] : []));
    expect(types.sort()).toEqual([...bookingTypes()].sort());
    expect(known('telehealthShortConsult').booking_type).toBe('ShortConsult');
    const services = products.filter(({ booking_type }) => booking_type !== null);
    const cheaperAtNight = services.filter(({ prices }) => {
      const [day, night] = ['default', 'afterhours'].map(
        (type) => prices.find((price) => price.type === type)?.value,
      );
      return day === undefined || night === undefined || night <= day;
    });
    expect(cheaperAtNight).toEqual([]);
  });

  it('have variants of all six kinds within their groups', () => {
    const axes = [
      'group_size',
      'group_colour',
      'group_flavour',
      'group_brand',
      'group_format',
      'group_fragrance',
    ] as const;
    const groups = new Map<string, ProductDocument[]>();
    for (const product of products) {
      if (product.variant_group === null) continue;
      groups.set(product.variant_group, [...(groups.get(product.variant_group) ?? []), product]);
    }
    for (const axis of axes) {
      const differing = [...groups.values()].filter(
        (members) => new Set(members.map((one) => one[axis])).size > 1,
      );
      expect(differing.length, axis).toBeGreaterThan(1);
    }
    const twins = [...groups.values()].filter(
      (members) =>
        new Set(members.map((one) => axes.map((axis) => one[axis]).join('|'))).size < members.length,
    );
    expect(twins.map(([first]) => first?.name)).toEqual([]);
    const alone = [...groups.values()].filter(([first, second]) => !second && first?.group_brand === null);
    expect(alone.map(([first]) => first?.name)).toEqual([]);
  });

  it('never join a promotion if they are pharmacist only, prescription only, gated or a service', () => {
    const barred = products.filter(
      ({ schedule, is_gated, booking_type }) =>
        schedule === '3' || schedule.startsWith('4') || is_gated || booking_type,
    );
    expect(barred.filter(({ promotion_ids }) => promotion_ids.length > 0)).toEqual([]);
    expect(products.filter(({ promotion_ids }) => promotion_ids.length > 0).length).toBeGreaterThan(800);
  });

  it('join a bundle only if they cost more than their share of it, and less than twice', () => {
    const bundles = promotionDocuments(NOW).flatMap(({ _id, rule }) =>
      rule.kind === 'n_for_price' ? [{ _id, share: rule.price / rule.n }] : [],
    );
    for (const { _id, share } of bundles) {
      const bundled = products.filter(({ promotion_ids }) => promotion_ids.includes(_id));
      expect(bundled.length).toBeGreaterThan(3);
      const odd = bundled.filter(({ prices }) => {
        const price = prices.find(({ type }) => type === 'default')?.value ?? 0;
        return price <= share || price >= 2 * share;
      });
      expect(odd.map(({ slug }) => slug)).toEqual([]);
    }
  });

  it('refer only to brands, categories, promotions and products that exist', () => {
    const brands = new Set(brandDocuments(drafts).map(({ _id }) => _id));
    const categories = new Map(categoryDocuments(drafts).map((category) => [category._id, category]));
    const promotions = new Set(promotionDocuments(NOW).map(({ _id }) => _id));
    const ids = new Set(products.map(({ _id }) => _id));
    for (const product of products) {
      const leaf = categories.get(product.category_id);
      const lineage = leaf?.lineage.map(({ id }) => id).reverse();
      const whole =
        brands.has(product.brand_id) &&
        JSON.stringify(lineage) === JSON.stringify(product.category_ids) &&
        product.promotion_ids.every((id) => promotions.has(id)) &&
        product.expert_advice_product_ids.every((id) => ids.has(id) && id !== product._id);
      if (!whole) expect.fail(`${product.slug} refers to something that does not exist`);
    }
  });

  it('have the search tags of their kind and a pre-order label [9.b-03 9.b-04]', () => {
    const tagged = (tag: string) => products.filter(({ tags }) => tags.includes(tag)).length;
    const flagged = (flag: 'is_fridge' | 'is_gated' | 'is_practitioner' | 'is_tga' | 'is_pharmacy') =>
      products.filter((product) => product[flag]).length;
    expect(tagged('Cold')).toBe(flagged('is_fridge'));
    expect(tagged('Pharmacy Products')).toBe(flagged('is_pharmacy'));
    expect(tagged('Gated Products')).toBe(flagged('is_gated'));
    expect(tagged('Practitioner')).toBe(flagged('is_practitioner'));
    expect(tagged('TGA General Warning (Top)')).toBe(flagged('is_tga'));
    expect(tagged('Telehealth')).toBe(bookingTypes().length);
    const label = known('preorder').tags.find((tag) => tag.startsWith('Available: '));
    expect(label).toMatch(/^Available: \d{1,2} [A-Z][a-z]+ 202[67] \/ Paperback$/);
    expect(new Date(label?.slice(11, -12) ?? '').getTime()).toBeGreaterThan(NOW.getTime());
  });

  it('read as natural text: no gaps, no template leftovers, no doubled words', () => {
    const odd = products.filter(({ name, description, txt_directions, txt_ingredients }) => {
      const text = [name, description, txt_directions ?? '', txt_ingredients ?? ''].join(' § ');
      return /[{}|@$]|undefined|null|\s[.,]|\b(\w{3,}) \1\b|lorem/i.test(text.replace(/\n\n/g, ' § '));
    });
    expect(odd.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
    expect(products.filter(({ description }) => description.length < 60).map(({ name }) => name)).toEqual([]);
    expect(products.filter(({ metadescription }) => metadescription.length > 155)).toEqual([]);
    expect(products.filter(({ name }) => name.length > 110).map(({ name }) => name)).toEqual([]);
  });

  it('show the warnings of their schedule before purchase', () => {
    const scheduled = products.filter(({ schedule }) => schedule !== '');
    expect(scheduled.filter(({ warnings }) => !warnings.some(({ position }) => position === 'top'))).toEqual(
      [],
    );
  });

  it('have pictures under /media, the front first', () => {
    const wrong = products.filter(
      ({ _id, images }) =>
        images[0]?.url.startsWith(`/media/packshot/${_id}-`) !== true || images.some(({ alt }) => alt === ''),
    );
    expect(wrong).toEqual([]);
  });
});

describe('known products', () => {
  it('match their names', () => {
    expect(known('outOfStock')).toMatchObject({ stock: 0, status: 'Active' });
    expect(known('disabled').status).toBe('Disabled');
    expect(known('clearance').is_clearance).toBe(true);
    expect(known('coldChain').is_fridge).toBe(true);
    expect(known('gated').is_gated).toBe(true);
    expect(known('preorder').is_preorder).toBe(true);
    expect(known('limited').is_limited_supply).toBe(true);
    expect(known('orderLimit').order_limit).toBe(4);
    expect(known('excludedState').excluded_states).toEqual(['NT', 'WA']);
    expect(known('lowStock').stock).toBeLessThan(5);
    expect(known('autodelivery').can_autodeliver).toBe(true);
    expect(known('journeyProduct').journey_ids).toEqual([1]);
    expect(known('practitionerSkip')).toMatchObject({ is_practitioner: true, is_skip_questionnaire: true });
    expect(known('prescription').variant_group).toBe(known('prescriptionOtherBrand').variant_group);
    const bonus = promotionDocuments(NOW).find(
      ({ rule }) => rule.kind === 'bonus_points' && rule.points === 500,
    );
    expect(known('bonusPoints').promotion_ids).toContain(bonus?._id);
    expect(known('coop').coop_advert_code).toBe('verrin-barrier');
    expect(known('schedule3AppendixH').tags).toContain('S3_Appendix H');
    expect(known('magnesium').popularity).toBe(1);
  });
});

describe('brands and categories', () => {
  it('count the products in and under them that can be bought', () => {
    const active = drafts.filter(({ status }) => status === 'Active').length;
    const categories = categoryDocuments(drafts);
    const roots = categories.filter(({ parent_id }) => parent_id === null);
    expect(roots.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(active);
    expect(brandDocuments(drafts).reduce((sum, { product_count }) => sum + product_count, 0)).toBe(active);
    for (const category of categories) {
      const children = categories.filter(({ parent_id }) => parent_id === category._id);
      const under = children.reduce((sum, { product_count }) => sum + product_count, 0);
      expect(category.product_count, category.slug).toBe(
        children.length > 0 ? under : category.product_count,
      );
    }
  });
});
