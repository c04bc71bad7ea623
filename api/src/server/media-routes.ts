import type { Router } from 'express';
import { findProducts } from '../domains/catalogue/store';
import { createMediaRouter } from '../media';
import type { ApiServices } from './context';

/** Pictures of the shop, drawn from the catalogue. */
export const publicRoutes = ({ db, reference }: ApiServices): Router =>
  createMediaRouter({
    findProduct: async (id) => (await findProducts(db, [id]))[0] ?? null,
    findBrand: async (slug) => reference.brandBySlug(slug),
    hasCategory: async (slug) => reference.categories().some((category) => category.slug === slug),
  });
