import { SHOP } from '@saltbush/contract';
import express, { type Request, type Response, Router } from 'express';
import { requireOwnOrigin } from '../server/guards';
import { isOwnMachine } from '../server/own-machine';
import { escapeHtml, plainPage, sendPlainPage } from '../server/plain-page';
import { findPerson, PEOPLE } from './people';
import { type EmbeddedIdentity, IDENTITY_PATH } from './provider';

const buttons = PEOPLE.map(
  ({ id, given_name, family_name, email, note }) =>
    `<button class="wide" name="person" value="${id}">${escapeHtml(`${given_name} ${family_name}`)}
<small>${escapeHtml(email)}</small><small>${escapeHtml(note)}</small></button>`,
).join('\n');

const choicePage = (nonce: string, action: string) =>
  plainPage(
    nonce,
    'Saltbush ID',
    `<p>This stands in for an identity provider while the shop is developed. Who are you for ${SHOP.name}?</p>
<form method="post" action="${escapeHtml(action)}">${buttons}
<p><button name="person" value="">Cancel</button></p></form>`,
  );

const queryOf = (request: Request) => new URLSearchParams(request.originalUrl.split('?')[1] ?? '');

const refuse = (response: Response) =>
  sendPlainPage(response, 400, (nonce) =>
    plainPage(nonce, 'Saltbush ID', '<p>This request did not come from the shop.</p>'),
  );

/** GET and POST /api/dev/identity/authorize: the page where a developer chooses who to be. */
export function identityRoutes(identity: EmbeddedIdentity, publicOrigin: string): Router {
  const router = Router();
  const path = `${IDENTITY_PATH}/authorize`;
  router.use(IDENTITY_PATH, requireOwnOrigin(publicOrigin), (request, _response, next) =>
    next(isOwnMachine(request) ? undefined : 'router'),
  );

  router.get(path, (request, response) => {
    const query = queryOf(request);
    if (!identity.readRequest(query)) return refuse(response);
    sendPlainPage(response, 200, (nonce) => choicePage(nonce, `${path}?${query}`));
  });

  router.post(path, express.urlencoded({ extended: false, limit: '1kb' }), async (request, response) => {
    const asked = identity.readRequest(queryOf(request));
    if (!asked) return refuse(response);
    const person = findPerson(request.body?.person);
    response.set('Cache-Control', 'no-store').redirect(303, await identity.answer(asked, person));
  });
  return router;
}
