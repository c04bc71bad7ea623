import { SHOP } from '@saltbush/contract';
import escapeHtml from 'escape-html';
import express, { type Response, Router } from 'express';
import { requireOwnOrigin } from '../../lib/http/guards';
import { isLoopback } from '../../lib/http/is-loopback';
import { plainPage, sendPlainPage } from '../../lib/http/plain-page';
import { queryOf } from '../browser-cookie';
import type { EmbeddedProvider } from './provider';

/** One of the choices offered to the developer. */
export interface Choice {
  id: string;
  label: string;
  details: readonly string[];
}

interface PageOptions {
  title: string;
  question: string;
  choices: readonly Choice[];
}

const button = ({ id, label, details }: Choice) =>
  `<button class="wide" name="subject" value="${escapeHtml(id)}">${escapeHtml(label)}
${details.map((line) => `<small>${escapeHtml(line)}</small>`).join('')}</button>`;

const choicePage = (nonce: string, { title, question, choices }: PageOptions, action: string) =>
  plainPage(
    nonce,
    title,
    `<p>This stands in for an outside service while ${SHOP.name} is developed. ${escapeHtml(question)}</p>
<form method="post" action="${escapeHtml(action)}">${choices.map(button).join('\n')}
<p><button name="subject" value="">Cancel</button></p></form>`,
  );

/** GET and POST {path}/authorize of an embedded provider: the page where a developer chooses the outcome. */
export function embeddedProviderRoutes(
  embedded: EmbeddedProvider,
  publicOrigin: string,
  page: PageOptions,
): Router {
  const router = Router();
  const path = `${embedded.path}/authorize`;
  const refuse = (response: Response) =>
    sendPlainPage(response, 400, (nonce) =>
      plainPage(nonce, page.title, '<p>This request did not come from the shop.</p>'),
    );
  router.use(embedded.path, requireOwnOrigin(publicOrigin), (request, _response, next) =>
    next(isLoopback(request) ? undefined : 'router'),
  );

  router.get(path, (request, response) => {
    const query = queryOf(request);
    if (!embedded.readRequest(query)) return refuse(response);
    sendPlainPage(response, 200, (nonce) => choicePage(nonce, page, `${path}?${query}`));
  });

  router.post(path, express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    const asked = embedded.readRequest(queryOf(request));
    if (!asked) return refuse(response);
    const answer = await embedded.answer(asked, String(request.body?.subject ?? ''));
    response.set('Cache-Control', 'no-store').redirect(303, answer);
  });
  return router;
}
