import type { HomeContent } from '../../src/domains/content';
import { categoryOf, isWithin } from '../catalogue/categories';
import { brandId } from '../catalogue/makers/brands';
import type { Draft } from '../catalogue/types';
import { iconUrl, sceneUrl } from '../pictures/urls';
import { SHOP } from '../shop-names';

/** Eligible for the home page: never scheduled, gated, unavailable or a service. */
function isShowable(draft: Draft): boolean {
  const { flags } = draft;
  return (
    draft.schedule === '' &&
    draft.status === 'Active' &&
    draft.stock > 0 &&
    !draft.booking_type &&
    !flags.is_gated &&
    !flags.is_practitioner &&
    !flags.is_tga &&
    !flags.is_clearance
  );
}

/** The most popular products, one per line and at most two per maker. */
function popular(drafts: readonly Draft[], within: readonly string[], count: number): number[] {
  const lines = new Set<string>();
  const makers = new Map<string, number>();
  const ids: number[] = [];
  for (const draft of [...drafts].sort((a, b) => b.popularity - a.popularity || a.id - b.id)) {
    const node = categoryOf(draft.cat);
    if (!isShowable(draft) || lines.has(draft.line) || (makers.get(draft.brand.slug) ?? 0) >= 2) continue;
    if (within.length > 0 && !within.some((slug) => isWithin(node, slug))) continue;
    lines.add(draft.line);
    makers.set(draft.brand.slug, (makers.get(draft.brand.slug) ?? 0) + 1);
    ids.push(draft.id);
    if (ids.length === count) break;
  }
  return ids;
}

const tile = (id: string, title: string, text: string, targetLink: string) => ({
  id,
  title,
  text,
  icon: iconUrl(id),
  targetLink,
});

const reason = (id: string, title: string, text: string) => ({ id, title, text, icon: iconUrl(id) });

const promo = (scene: string, title: string, text: string, targetLink: string, linkText: string) => ({
  id: scene,
  title,
  text,
  image: sceneUrl(scene),
  targetLink,
  linkText,
});

const SHOWN_CATEGORIES = [
  'vitamins-supplements',
  'skin-care',
  'medicines',
  'cold-flu',
  'baby-child',
  'dental-care',
  'hair-care',
  'sports-fitness',
  'home-health',
  'first-aid',
  'health-foods',
  'pets',
];

const SHOWN_BRANDS = [
  'tidewell',
  'verrin',
  'kaia-coast',
  'little-koel',
  'molarity',
  'rushworth',
  'bowerlift',
  'pulsewright',
  'larkspur-lane',
  'gutsy-garden',
  'moonday',
  'paw-and-post',
];

/** The sections of the home page, in order; products are chosen from those in the shop. */
export function home(drafts: readonly Draft[]): HomeContent {
  const makers = new Set(drafts.map((draft) => draft.brand.slug));
  return {
    _id: 'home',
    sections: [
      {
        kind: 'hero',
        id: 'hero-morning',
        eyebrow: 'Pharmacy, vitamins and doctors in one place',
        title: 'Good health, delivered with good sense',
        text: 'Over 15,000 products, a pharmacist on the line and a doctor when you need one. At your door today in most cities.',
        linkText: 'Shop vitamins',
        targetLink: '/browse/vitamins-supplements',
        image: sceneUrl('hero-morning'),
        audience: 'all',
      },
      {
        kind: 'services',
        id: 'services',
        title: 'What can we help with today?',
        tiles: [
          tile(
            'doctor',
            'See a doctor',
            'Phone or video, from {price:telehealth-short-consult}',
            '/telehealth',
          ),
          tile('script', 'Fill a script', 'e-script or paper, delivered', '/browse/prescriptions'),
          tile('weight', 'Weight program', 'Care, plan and weekly lessons', '/weight-management'),
          tile(
            'same-day',
            'Same-day delivery',
            'Order by 1 pm, yours by 9 pm',
            '/discover/same-day-delivery',
          ),
        ],
      },
      {
        kind: 'products',
        id: 'popular',
        title: 'Popular this week',
        text: 'What other customers put in their carts.',
        product_ids: popular(drafts, [], 12),
        targetLink: '/browse/vitamins-supplements',
        linkText: 'Browse vitamins',
      },
      {
        kind: 'categories',
        id: 'categories',
        title: 'Shop by category',
        category_ids: SHOWN_CATEGORIES.map((slug) => categoryOf(slug)._id),
      },
      {
        kind: 'promotions',
        id: 'promotions',
        title: 'Worth a look',
        cards: [
          promo(
            'promo-sun',
            '2 sunscreens for $30',
            'Mix face, body and kids.',
            '/promotions/6',
            'Choose your two',
          ),
          promo(
            'promo-skin',
            'Spend $80 on skin, save $15',
            'Across marked face and sensitive skin care.',
            '/promotions/5',
            'Shop skin care',
          ),
          promo(
            'promo-dental',
            'Any 3 dental for $20',
            'Pastes, brushes, floss and rinses.',
            '/promotions/2',
            'Mix and match',
          ),
        ],
      },
      {
        kind: 'products',
        id: 'skin',
        title: 'Skin care our pharmacists use',
        text: 'Plain formulas that do what the label says.',
        product_ids: popular(drafts, ['skin-care'], 12),
        targetLink: '/browse/skin-care',
        linkText: 'All skin care',
      },
      {
        kind: 'telehealth',
        id: 'telehealth',
        title: 'A doctor, without the waiting room',
        text: 'Talk with an Australian-registered doctor by phone or video, any day from 7 am to 9 pm.',
        linkText: 'See services and fees',
        targetLink: '/telehealth',
        image: sceneUrl('telehealth-band'),
        points: [
          'Consults from {price:telehealth-short-consult}',
          'A prescription when the doctor agrees',
          'Medical certificates after a consult',
          'Not for emergencies: call 000',
        ],
      },
      {
        kind: 'products',
        id: 'family',
        title: 'For small people',
        text: 'Nappies, wipes, bath time and first foods.',
        product_ids: popular(drafts, ['baby-child'], 12),
        targetLink: '/browse/baby-child',
        linkText: 'All baby & child',
      },
      {
        kind: 'brands',
        id: 'brands',
        title: 'Makers we trust',
        brand_ids: SHOWN_BRANDS.filter((slug) => makers.has(slug)).map(brandId),
      },
      {
        kind: 'trust',
        id: 'trust',
        title: `Why people stay with ${SHOP.name}`,
        reasons: [
          reason('pharmacist', 'A pharmacist on the line', 'Free advice, seven days a week.'),
          reason('returns', '30-day returns', 'Changed your mind? Send unopened goods back.'),
          reason('rewards', SHOP.rewards, 'A point for each dollar, and bonus points most weeks.'),
          reason('autodelivery', 'AutoDelivery', 'Save 5% on what you buy again and again.'),
        ],
      },
    ],
  };
}
