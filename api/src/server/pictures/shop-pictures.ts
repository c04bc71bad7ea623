import { createSamplePictures } from '../../../seed/pictures';
import { findProducts } from '../../domains/catalogue';
import type { ApiServices } from '../context';
import type { PictureSource } from './picture-source';

/** The pictures of this shop: drawn from its catalogue, like those of the sample products. */
export function createShopPictures({ db, reference }: Pick<ApiServices, 'db' | 'reference'>): PictureSource {
  return createSamplePictures({
    findProduct: async (id) => (await findProducts(db, [id]))[0] ?? null,
    findBrand: (slug) => reference.brandBySlug(slug),
    hasCategory: (slug) => reference.categories().some((category) => category.slug === slug),
  });
}
