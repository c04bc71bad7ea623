import { CONTENT_WORDS, isAdvertisable } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { findPage } from '../../content';
import { isCollection } from '../../listings';
import { isRunning } from '../../promotions';
import { findService } from '../../telehealth';
import type { StaffContext } from '../context';

/** What targets are looked up in. `moment`: when shoppers will follow them; null for a draft without one. */
export type TargetContext = Pick<StaffContext, 'db' | 'reference' | 'productCache' | 'config'> & {
  moment?: Date | null;
};

const { account, journey, telehealth } = links;

/** Pages without a name of something in their address. */
const PAGES = new Set<string>([
  links.home(),
  links.brands(),
  links.browse('').replace(/\/$/, ''),
  links.searchResults(),
  links.forYou(),
  links.cart(),
  links.orderLookup(),
  links.foodTracker(),
  telehealth.services(),
  journey.program(),
  journey.join(),
  journey.dashboard(),
  account.dashboard(),
  account.orders(),
  account.details(),
  account.profile(),
  account.paymentMethods(),
  account.autoDelivery(),
  account.favourites(),
  account.patients(),
  account.appointments(),
]);

async function productError({ productCache }: TargetContext, slug: string, isPromotion: boolean) {
  const product = await productCache.bySlug(slug);
  if (product?.status !== 'Active') return CONTENT_WORDS.link_unknown;
  return isPromotion && !isAdvertisable(product) ? CONTENT_WORDS.link_medicine : null;
}

/** Whether a promotion runs at the moment; a draft may lead to one that begins later. */
function hasPromotion({ reference, moment = null }: TargetContext, idOrSlug: string): boolean {
  const found = reference.promotions().find(({ _id, slug }) => String(_id) === idOrSlug || slug === idOrSlug);
  if (!found) return false;
  return moment === null || isRunning(found, moment);
}

async function isThere(ctx: TargetContext, path: string): Promise<boolean> {
  const [root = '', ...rest] = path.slice(1).split('/');
  const [first = ''] = rest;
  if (root === 'browse')
    return ctx.reference.categories().some((category) => category.path === rest.join('/'));
  if (await findPage(ctx.db, path.slice(1))) return true;
  if (rest.length !== 1) return false;
  if (root === 'brands') return ctx.reference.brandBySlug(first) !== null;
  if (root === 'promotions') return hasPromotion(ctx, first);
  if (root === 'collections') return isCollection(first);
  return root === 'telehealth' && (await findService(ctx.db, { slug: first })) !== null;
}

/**
 * @param target a path of this shop or a whole address, by the rules of the contract; of those, this shop's are paths too
 * @returns what is wrong with where content leads; null if nothing is
 */
export async function targetError(
  ctx: TargetContext,
  target: string,
  isPromotion: boolean,
): Promise<string | null> {
  const { publicOrigin } = ctx.config;
  const url = new URL(target, publicOrigin);
  if (url.host !== new URL(publicOrigin).host) return null;
  const path = decoded(url.pathname);
  if (path === null) return CONTENT_WORDS.link_unknown;
  const [, slug] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  if (slug) return productError(ctx, slug, isPromotion);
  return PAGES.has(path) || (await isThere(ctx, path)) ? null : CONTENT_WORDS.link_unknown;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
