import { dirname } from 'node:path/posix';
import { links } from '@saltbush/contract/links';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { CatalogueServices } from '../context';
import { buildSitemaps } from './sitemaps';

/** How old a sitemap may be. Search engines come back after days. */
const FRESH_MS = 3_600_000;

/** Pages of one visitor, answers to programs, and results of searches, of which there is no end. */
const UNLISTED = [
  ...['/api/', '/graphql', '/1/', '/_shell/', links.staff.root(), `${dirname(links.account.dashboard())}/`],
  ...[links.cart(), links.checkout(), links.orderLookup(), links.searchResults(), links.forYou()],
];

const robots = (origin: string) =>
  `User-agent: *\n${UNLISTED.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;

/** `/robots.txt`, `/sitemap.xml` and the files it names. */
export function publicRoutes({ db, reference, clock, config }: CatalogueServices): Router {
  const origin = config.publicOrigin;
  let built: { at: number; files: Promise<Map<string, string>> } | null = null;

  function files(): Promise<Map<string, string>> {
    const now = clock.now().getTime();
    if (built && now - built.at < FRESH_MS) return built.files;
    const next = { at: now, files: buildSitemaps({ db, reference, origin }) };
    built = next;
    // Not remembered: the next request tries again.
    next.files.catch(() => {
      if (built === next) built = null;
    });
    return next.files;
  }

  async function sendSitemap(request: Request, response: Response, next: NextFunction): Promise<void> {
    const text = (await files()).get(request.path);
    if (text === undefined) return next();
    response.type('application/xml').set('Cache-Control', 'public, max-age=3600').send(text);
  }

  return Router()
    .get('/robots.txt', (_request, response) => {
      response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(robots(origin));
    })
    .get(['/sitemap.xml', '/sitemaps/:file'], sendSitemap);
}
