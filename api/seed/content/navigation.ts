import type {
  CategoryGroup,
  DynamicContent,
  MenuCategory,
  MenuItem,
  NavigationContent,
  SubCategory,
} from '../../src/domains/content';
import { CATEGORIES, type CategoryNode, categoryOf, childrenOf } from '../catalogue/categories';
import { BRANDS } from '../catalogue/makers/brands';
import type { Brand } from '../catalogue/types';
import { brandLogoUrl, sceneUrl } from '../pictures/urls';
import { SHOP } from '../shop-names';

const browse = (node: CategoryNode) => `/browse/${node.path}`;

function subCategory(node: CategoryNode): SubCategory {
  return {
    id: `sub-${node.slug}`,
    title: node.title,
    url: browse(node),
    subCats: childrenOf(node._id).map(subCategory),
  };
}

function menuCategory(node: CategoryNode, extra: Partial<MenuCategory> = {}): MenuCategory {
  const subCats = childrenOf(node._id).map(subCategory);
  return {
    id: `cat-${node.slug}`,
    title: node.title,
    url: browse(node),
    subCats,
    dynamicContents: [],
    leftIcon: '',
    promoFlag: '',
    infoText: '',
    hasRightArrow: subCats.length > 0,
    showAllHierarchies: false,
    ...extra,
  };
}

function link(id: string, title: string, url: string, extra: Partial<MenuCategory> = {}): MenuCategory {
  return {
    id,
    title,
    url,
    subCats: [],
    dynamicContents: [],
    leftIcon: '',
    promoFlag: '',
    infoText: '',
    hasRightArrow: false,
    showAllHierarchies: false,
    ...extra,
  };
}

function card(scene: string, title: string, text: string, targetLink: string): DynamicContent {
  return { id: `card-${scene}`, title, text, image: sceneUrl(scene), targetLink };
}

const COLD_MONTHS = [4, 5, 6, 7, 8];

const CARDS = {
  sleep: card(
    'promo-sleep',
    'Sleep, sorted',
    'Magnesium, herbs and calm evenings.',
    '/browse/vitamins-supplements/sleep-stress/sleep-support',
  ),
  omega: card('promo-omega', '500 bonus points', 'On marked fish, krill and plant omegas.', '/promotions/4'),
  winter: {
    ...card('promo-winter', 'Ready for winter', 'Day and night relief, delivered today.', '/browse/cold-flu'),
    months: COLD_MONTHS,
  },
  summer: {
    ...card(
      'promo-sun',
      'Ready for summer',
      'Sunscreens for face, body and kids.',
      '/browse/skin-care/sun-care',
    ),
    id: 'card-promo-summer',
    months: [9, 10, 11, 12, 1, 2, 3],
  },
  sun: card('promo-sun', '2 sunscreens for $30', 'Mix face, body and kids.', '/promotions/6'),
  skin: card('promo-skin', 'Spend $80, save $15', 'On marked skin care.', '/promotions/5'),
  baby: card('promo-baby', 'The nappy run', 'Spend $60, save $10.', '/promotions/7'),
  sport: card('promo-sport', '300 bonus points', 'On marked protein powders.', '/promotions/8'),
  dental: card('promo-dental', 'Any 3 dental for $20', 'Mix and match.', '/promotions/2'),
  doctor: card('promo-doctor', 'See a doctor today', 'By phone or video, 7 am to 9 pm.', '/telehealth'),
  weight: card(
    'promo-weight',
    'Weight Management Program',
    'A doctor, a plan and weekly lessons.',
    '/weight-management',
  ),
};

function group(
  id: string,
  eyebrow: string,
  variant: CategoryGroup['variant'],
  categories: MenuCategory[],
): CategoryGroup {
  return { id, groupEyebrow: eyebrow, variant, categories };
}

/** A menu item that covers whole departments: the first is expanded, the others follow as groups. */
function departments(
  id: string,
  title: string,
  slugs: readonly string[],
  cards: DynamicContent[],
  more: CategoryGroup[] = [],
): MenuItem {
  const nodes = slugs.map(categoryOf);
  const groups = nodes.map((node, index) =>
    group(
      `${id}-${node.slug}`,
      nodes.length > 1 ? node.title : '',
      'primary',
      childrenOf(node._id).map((child, position) =>
        menuCategory(child, index === 0 && position === 0 ? { dynamicContents: cards } : {}),
      ),
    ),
  );
  const [first] = nodes;
  return {
    id,
    title,
    url: first ? browse(first) : '/',
    catGroups: [...groups, ...more],
    dynamicContents: cards,
  };
}

function shopItem(): MenuItem {
  const roots = CATEGORIES.filter((node) => node.parent_id === null && node.slug !== 'telehealth');
  const flags: Record<string, Pick<MenuCategory, 'promoFlag' | 'flagMonths'>> = {
    'weight-management': { promoFlag: 'Program' },
    'cold-flu': { promoFlag: 'In season', flagMonths: COLD_MONTHS },
  };
  return {
    id: 'shop',
    title: 'Shop all',
    url: '/browse',
    catGroups: [
      group('shop-departments', 'Departments', 'primary', [
        ...roots.map((node) =>
          menuCategory(node, {
            ...flags[node.slug],
            leftIcon: node.slug === 'prescriptions' || node.slug === 'medicines' ? 'pharmacy' : '',
            showAllHierarchies: node.slug === 'vitamins-supplements',
          }),
        ),
      ]),
      group('shop-more', 'More ways to shop', 'secondary', [
        link('brands', 'Brands', '/brands', { hasRightArrow: true, infoText: `${BRANDS.length} makers` }),
        link('trending', 'Offers', '/promotions/1', {
          leftIcon: 'trending',
          hasRightArrow: true,
          dynamicContents: [CARDS.sun, CARDS.skin, CARDS.dental, CARDS.omega],
        }),
        link('autodelivery', 'AutoDelivery', '/discover/auto-delivery', {
          leftIcon: 'chips',
          infoText: 'Save 5%',
        }),
      ]),
    ],
    dynamicContents: [CARDS.sleep, CARDS.sun],
  };
}

function pharmacyItem(): MenuItem {
  const items = departments(
    'pharmacy',
    'Pharmacy',
    ['medicines', 'cold-flu', 'first-aid'],
    [CARDS.winter, CARDS.summer, CARDS.doctor],
  );
  const prescriptions = categoryOf('prescriptions');
  return {
    ...items,
    catGroups: [
      group('pharmacy-prescriptions', 'Prescriptions', 'secondary', [
        menuCategory(prescriptions, {
          leftIcon: 'pharmacy',
          infoText: 'e-scripts and paper',
          showAllHierarchies: true,
        }),
        link('renew', 'Renew a script online', '/telehealth/online-scripts', { leftIcon: 'chips' }),
      ]),
      ...items.catGroups,
    ],
  };
}

function telehealthItem(): MenuItem {
  const services = categoryOf('telehealth');
  return {
    id: 'telehealth',
    title: 'Telehealth',
    url: '/telehealth',
    catGroups: [
      group('telehealth-services', 'See an Australian doctor', 'primary', [
        link('th-short', 'Short consult', '/telehealth/short-consult', {
          infoText: '10 minutes',
          promoFlag: 'Online now',
        }),
        link('th-long', 'Long consult', '/telehealth/long-consult', { infoText: '25 minutes' }),
        link('th-script', 'Online scripts', '/telehealth/online-scripts', { leftIcon: 'pharmacy' }),
        menuCategory(categoryOf('medical-certificates'), { hasRightArrow: false }),
        link('th-covid', 'COVID-19 antivirals', '/telehealth/covid-antivirals'),
        link('th-smoking', 'Quit smoking', '/telehealth/quit-smoking'),
      ]),
      group('telehealth-programs', 'Programs', 'secondary', [
        link('th-weight', 'Weight Management Program', '/weight-management', { leftIcon: 'dining' }),
        link('th-all', 'All services', browse(services), { leftIcon: 'education' }),
      ]),
    ],
    dynamicContents: [CARDS.doctor, CARDS.weight],
  };
}

function menuBrand(brand: Brand) {
  return {
    id: brand.slug,
    name: brand.name,
    url: `/brands/${brand.slug}`,
    image: brandLogoUrl(brand.slug, brand.name),
  };
}

/** The mega-menu, the mobile menu and the brands panel. Only makers with products are listed. */
export function navigation(brandsInShop: ReadonlySet<string>): NavigationContent {
  const brands = BRANDS.filter((brand) => brandsInShop.has(brand.slug) && !brand.trades.includes('service'));
  return {
    _id: 'navigation',
    menuItems: [
      shopItem(),
      departments(
        'vitamins',
        'Vitamins',
        ['vitamins-supplements'],
        [CARDS.sleep, CARDS.omega],
        [
          group('vitamins-practitioner', 'With advice', 'secondary', [
            menuCategory(categoryOf('practitioner'), { leftIcon: 'education' }),
          ]),
        ],
      ),
      pharmacyItem(),
      departments('beauty', 'Skin & beauty', ['skin-care', 'beauty', 'hair-care'], [CARDS.skin, CARDS.sun]),
      departments(
        'family',
        'Family & baby',
        ['baby-child', 'dental-care', 'personal-care', 'pets'],
        [CARDS.baby, CARDS.dental],
      ),
      departments(
        'wellbeing',
        'Food, sport & weight',
        ['sports-fitness', 'weight-management', 'health-foods'],
        [CARDS.sport, CARDS.weight],
      ),
      departments(
        'home',
        'Home health',
        ['home-health', 'sexual-health', 'books'],
        [CARDS.winter, CARDS.summer, CARDS.doctor],
      ),
      telehealthItem(),
    ],
    external_patterns: ['^https?://', '^/discover/'],
    popular_brands: brands
      .filter((brand) => brand.popular)
      .slice(0, 18)
      .map(menuBrand),
    brands: [...brands].sort((a, b) => a.name.localeCompare(b.name)).map(menuBrand),
    mobile_promo: {
      mobilePromoImage: sceneUrl('mobile-promo'),
      mobilePromoImageAlt: `Collect 500 bonus ${SHOP.rewards} points on omegas`,
      mobilePromoTargetLink: '/promotions/4',
      mobilePromoDisclaim: 'On marked products while the promotion lasts. Terms apply.',
      mobilePromoDisclaimTargetLink: '/pages/terms',
    },
  };
}
