import type { Router } from 'express';
import type { Db } from 'mongodb';
import { findBrandBySlug, findProducts, hasCategorySlug } from '../domains/catalogue/store';
import { createMediaRouter } from '../media';

/** Pictures of the shop, drawn from the catalogue. */
export const publicRoutes = ({ db }: { db: Db }): Router =>
  createMediaRouter({
    findProduct: async (id) => (await findProducts(db, [id]))[0] ?? null,
    findBrand: (slug) => findBrandBySlug(db, slug),
    hasCategory: (slug) => hasCategorySlug(db, slug),
  });
