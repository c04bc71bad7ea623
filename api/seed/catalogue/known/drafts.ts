import type { PriceDocument } from '../../../src/domains/catalogue';
import { KNOWN } from '../../known';
import { hashedShare } from '../../lib/random';
import { slugify } from '../../lib/text';
import { productCode } from '../codes';
import { noticesFor } from '../copy/notices';
import { brandOf } from '../makers/brands';
import { packshotFor } from '../packshots';
import type { Copy, Draft } from '../types';
import { VARIANT_SPECS } from './specs-general';
import { PHARMACY_SPECS } from './specs-pharmacy';
import { SHOP_SPECS } from './specs-shop';
import { TELEHEALTH_SPECS } from './specs-telehealth';
import type { KnownSpec } from './types';

const FIRST_KNOWN_ID = 1001;

const SPECS = [...VARIANT_SPECS, ...SHOP_SPECS, ...PHARMACY_SPECS, ...TELEHEALTH_SPECS];

function pricesOf(spec: KnownSpec): PriceDocument[] {
  const list: PriceDocument[] = [{ type: 'default', min_qty: 1, value: spec.price }];
  if (spec.promo !== undefined) list.push({ type: 'promo', min_qty: 1, value: spec.promo });
  if (spec.afterhours !== undefined) list.push({ type: 'afterhours', min_qty: 1, value: spec.afterhours });
  for (const [quantity, value] of Object.entries(spec.multi ?? {})) {
    list.push({ type: `multi_${Number(quantity)}`, min_qty: Number(quantity), value });
  }
  return list;
}

function copyOf(spec: KnownSpec): Copy {
  const words = new Set([spec.flags?.is_tga ? 'tga' : '', spec.flags?.is_fridge ? 'fridge' : '']);
  const notices = noticesFor(spec.schedule ?? '', words, spec.trade);
  if (spec.trade === 'service') {
    notices.push({ position: 'top', message: 'Not for emergencies. If you need urgent help, call 000.' });
  }
  return {
    description: spec.description.join('\n\n'),
    directions: spec.directions ?? null,
    ingredients: spec.ingredients ?? null,
    storage: spec.storage ?? null,
    warnings: spec.warnings ?? null,
    keyIngredients: spec.keys ?? [],
    badges: spec.badges ?? [],
    notices,
    advice: spec.advice ?? null,
  };
}

function slugOf(spec: KnownSpec): string {
  return spec.slug ?? slugify(spec.name);
}

function draftOf(spec: KnownSpec, index: number): Draft {
  const brand = brandOf(spec.brand);
  const schedule = spec.schedule ?? '';
  const slug = slugOf(spec);
  if (spec.key && KNOWN[spec.key] !== slug) throw new Error(`${spec.key} has the slug "${slug}".`);
  const id = FIRST_KNOWN_ID + index;
  return {
    id,
    code: productCode(id),
    name: spec.name,
    slug,
    brand,
    cat: spec.cat,
    trade: spec.trade,
    line: spec.group ?? slug,
    group: spec.group ?? null,
    axes: spec.axes ?? {},
    prices: pricesOf(spec),
    rrp: spec.rrp ?? null,
    stock: spec.stock ?? 150 + Math.floor(hashedShare(slug) * 200),
    status: spec.status ?? 'Active',
    schedule,
    flags: {
      ...spec.flags,
      is_pharmacy: schedule !== '',
      gst_free: spec.flags?.gst_free ?? (schedule === '3' || schedule.startsWith('4')),
    },
    order_limit: spec.orderLimit ?? (schedule === '' ? 0 : 1),
    excluded: spec.excluded ?? [],
    booking_type: spec.booking ?? null,
    journey_ids: spec.journey ? [1] : [],
    tags: spec.tags ?? [],
    packshot: packshotFor(brand, spec.shape, spec.name, spec.option ?? ''),
    popularity: spec.popularity ?? 0.55,
    ageDays: 40 + Math.floor(hashedShare(`age/${slug}`) * 600),
    promotions: spec.promotions ?? [],
    coop: spec.coop ?? null,
    copy: () => copyOf(spec),
  };
}

/** The products of KNOWN with their variants, in a fixed order and with fixed ids. */
export function knownDrafts(): Draft[] {
  return SPECS.map(draftOf);
}
