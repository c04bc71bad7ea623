import { type Request, type Response, Router } from 'express';
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

export interface MediaDependencies {
  /** A product that has a picture; null for an unknown one. */
  findProduct: (id: number) => Promise<Drawable | null>;
  /** The maker's name as its wordmark writes it; null for an unknown maker. */
  findBrand: (slug: string) => Promise<{ slug: string; name: string } | null>;
  /** True for the slug of a category of the shop. */
  hasCategory: (slug: string) => Promise<boolean>;
}

interface Drawing {
  /** Its address at present. */
  url: string;
  draw: () => string;
}

const YEAR_SECONDS = 31_536_000;
const FILE = /^(.+)-([0-9a-f]{8})\.svg$/;
const PACKSHOT = /^(\d{1,9})(?:-(back|scene))?$/;

function send(response: Response, svg: string): void {
  response
    .set({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    })
    .send(svg);
}

/**
 * Answers a drawing under its present address; an address with an older hash is sent on to it, and what is
 * not known is a 404.
 */
function serve(find: (name: string) => Promise<Drawing | null>) {
  return async (request: Request, response: Response): Promise<void> => {
    const file = String(request.params.file);
    const name = FILE.exec(file)?.[1];
    const drawing = name === undefined ? null : await find(name);
    if (!drawing) {
      response.status(404).type('text/plain').send('There is no such picture.');
      return;
    }
    if (!drawing.url.endsWith(`/${file}`)) {
      response.set('Cache-Control', 'public, max-age=300').redirect(302, drawing.url);
      return;
    }
    send(response, drawing.draw());
  };
}

function known(url: string, svg: string | null): Drawing | null {
  return svg === null ? null : { url, draw: () => svg };
}

/** Serves every picture of the shop, drawn from data, under `/media`. */
export function createMediaRouter({ findProduct, findBrand, hasCategory }: MediaDependencies): Router {
  const router = Router();
  router.get(
    '/media/packshot/:file',
    serve(async (name) => {
      const [, id, suffix] = PACKSHOT.exec(name) ?? [];
      const product = id === undefined ? null : await findProduct(Number(id));
      if (!product) return null;
      const view: PackshotView = suffix === 'back' || suffix === 'scene' ? suffix : 'front';
      return { url: productImageUrl(product, view), draw: () => drawPackshot(product, view) };
    }),
  );
  router.get(
    '/media/category/:file',
    serve(async (slug) =>
      (await hasCategory(slug)) ? { url: categoryImageUrl(slug), draw: () => drawCategory(slug) } : null,
    ),
  );
  router.get(
    '/media/brand/:file',
    serve(async (slug) => {
      const brand = await findBrand(slug);
      return brand && { url: brandLogoUrl(slug, brand.name), draw: () => drawBrand(slug, brand.name) };
    }),
  );
  router.get(
    '/media/scene/:file',
    serve(async (name) => known(sceneUrl(name), drawScene(name))),
  );
  router.get(
    '/media/icon/:file',
    serve(async (name) => known(iconUrl(name), drawIcon(name))),
  );
  return router;
}
