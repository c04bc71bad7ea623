import type { Picture, PictureSource } from '../../src/server/pictures/picture-source';
import { drawBrand } from './brands';
import { drawCategory } from './categories';
import { drawIcon } from './icons';
import { type Drawable, drawPackshot } from './packshot';
import { drawScene } from './scenes';
import {
  brandLogoUrl,
  categoryImageUrl,
  iconUrl,
  type PackshotView,
  productImageUrl,
  sceneUrl,
} from './urls';

/** What the drawings are made from. */
export interface SampleShop {
  /** A product that has a picture; null for an unknown one. */
  findProduct: (id: number) => Promise<Drawable | null>;
  /** The maker of a wordmark; null for an unknown one. */
  findBrand: (slug: string) => { _id: number; name: string } | null;
  /** True for the slug of a category of the shop. */
  hasCategory: (slug: string) => boolean;
}

const ADDRESS = /^\/media\/(packshot|category|brand|scene|icon)\/([\w-]+)-[0-9a-f]{8}\.svg$/;
const PACKSHOT = /^(\d{1,9})(?:-(back|scene))?$/;

type Kind = 'packshot' | 'category' | 'brand' | 'scene' | 'icon';

const drawing = (path: string, read: () => string): Picture => ({ path, contentType: 'image/svg+xml', read });

function drawn(path: string, svg: string | null): Picture | null {
  return svg === null ? null : drawing(path, () => svg);
}

async function findPackshot(name: string, { findProduct }: SampleShop): Promise<Picture | null> {
  const [, id, suffix] = PACKSHOT.exec(name) ?? [];
  const product = id === undefined ? null : await findProduct(Number(id));
  if (!product) return null;
  const view: PackshotView = suffix === 'back' || suffix === 'scene' ? suffix : 'front';
  return drawing(productImageUrl(product, view), () => drawPackshot(product, view));
}

/** Draws the pictures of the sample shop, each under the address that `urls.ts` gives it. */
export function createSamplePictures(shop: SampleShop): PictureSource {
  const finders: Record<Kind, (name: string) => Promise<Picture | null> | Picture | null> = {
    packshot: (name) => findPackshot(name, shop),
    category: (slug) =>
      shop.hasCategory(slug) ? drawing(categoryImageUrl(slug), () => drawCategory(slug)) : null,
    brand(slug) {
      const brand = shop.findBrand(slug);
      return brand && drawing(brandLogoUrl(slug, brand.name), () => drawBrand(brand));
    },
    scene: (name) => drawn(sceneUrl(name), drawScene(name)),
    icon: (name) => drawn(iconUrl(name), drawIcon(name)),
  };
  return {
    async find(path) {
      const [, kind, name] = ADDRESS.exec(path) ?? [];
      return kind && name ? finders[kind as Kind](name) : null;
    },
  };
}
