import type {
  BrandsSectionResolvers,
  CategoriesSectionResolvers,
  HomeSectionResolvers,
  ProductsSectionResolvers,
  QueryResolvers,
  ServiceTileResolvers,
  TelehealthSectionResolvers,
} from '../../generated/resolvers';
import { present } from '../catalogue';
import { cardsByIds } from '../listings';
import type { ContentContext } from './context';
import type { HomeSection } from './home';
import { inSeason } from './in-season';
import {
  findHome,
  findNavigation,
  findPage,
  findPromoBanner,
  findQuickLinks,
  findSearchBanners,
  findTopStrip,
} from './store';
import { textWithPrices } from './text-with-prices';

type ContentQueries = Pick<
  QueryResolvers<ContentContext>,
  | 'navigation'
  | 'top_strip'
  | 'quick_links'
  | 'search_banners'
  | 'mobile_promo'
  | 'promo_banner'
  | 'content_page'
  | 'home'
>;

const withoutSlashes = (path: string) => path.split('/').filter(Boolean).join('/');

const Query: ContentQueries = {
  navigation: async (_root, _args, ctx) => {
    const navigation = await findNavigation(ctx.db);
    return navigation && inSeason(navigation, ctx.clock.now());
  },
  top_strip: (_root, _args, ctx) => findTopStrip(ctx.db),
  quick_links: async (_root, _args, ctx) => (await findQuickLinks(ctx.db))?.links ?? [],
  search_banners: (_root, _args, ctx) => findSearchBanners(ctx.db),
  mobile_promo: async (_root, _args, ctx) => (await findNavigation(ctx.db))?.mobile_promo ?? null,
  promo_banner: (_root, { code }, ctx) => findPromoBanner(ctx.db, code),
  content_page: async (_root, args, ctx) => {
    const path = withoutSlashes(args.path);
    const page = await findPage(ctx.db, path);
    return page && { ...page, path };
  },
  home: (_root, _args, ctx) => findHome(ctx.db),
};

const TYPES = {
  hero: 'HeroSection',
  services: 'ServicesSection',
  products: 'ProductsSection',
  categories: 'CategoriesSection',
  promotions: 'PromotionsSection',
  brands: 'BrandsSection',
  telehealth: 'TelehealthSection',
  trust: 'TrustSection',
} as const satisfies Record<HomeSection['kind'], string>;

const HomeSectionType: HomeSectionResolvers<ContentContext> = {
  __resolveType: (section) => TYPES[section.kind],
};

const ProductsSection: ProductsSectionResolvers<ContentContext> = {
  products: (section, _args, ctx) =>
    cardsByIds(ctx, section.product_ids.map(String), { includeUnavailable: false }),
};

const CategoriesSection: CategoriesSectionResolvers<ContentContext> = {
  categories: (section, _args, ctx) => section.category_ids.flatMap((id) => ctx.reference.category(id) ?? []),
};

const BrandsSection: BrandsSectionResolvers<ContentContext> = {
  brands: (section, _args, ctx) => section.brand_ids.flatMap((id) => ctx.reference.brand(id) ?? []),
};

const ServiceTile: Pick<ServiceTileResolvers<ContentContext>, 'text'> = {
  text: async ({ text }, _args, ctx) => (await textWithPrices(text, ctx)) ?? '',
};

const TelehealthSection: Pick<TelehealthSectionResolvers<ContentContext>, 'points'> = {
  points: async ({ points }, _args, ctx) =>
    present(await Promise.all(points.map((point) => textWithPrices(point, ctx)))),
};

export const resolvers = {
  Query,
  HomeSection: HomeSectionType,
  ProductsSection,
  CategoriesSection,
  BrandsSection,
  ServiceTile,
  TelehealthSection,
};
