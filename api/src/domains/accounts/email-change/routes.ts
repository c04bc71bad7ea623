import { Router } from 'express';
import * as v from 'valibot';
import { addressOf } from '../../../lib/http/client-address';
import { sendPlainPage } from '../../../lib/http/plain-page';
import { readBody } from '../../../lib/http/read-body';
import type { AccountsServices } from '../context';
import { changeEmail, undoEmail } from './carry-out';
import { changePage, undoPage } from './pages';

/** Two sealed addresses of the longest kind fit. */
const TokenBody = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(2000)), '') });

/** Mounts the pages of the links in mails about a changed e-mail, and the endpoints to which they send the token. */
export function emailChangeRoutes(services: AccountsServices): Router {
  const { accounts, limits } = services;
  const router = Router();
  router.get('/auth/change-email', (_request, response) => {
    sendPlainPage(response, 200, changePage, { mayFetch: true });
  });
  router.get('/auth/undo-email', (_request, response) => {
    sendPlainPage(response, 200, undoPage, { mayFetch: true });
  });
  router.post('/auth/change-email', async (request, response) => {
    await limits.count('resetByAddress', addressOf(request));
    const { token } = readBody(TokenBody, request.body);
    const { outcome, email } = await changeEmail(services, token, request.headers.cookie);
    if (outcome === 'changed' && email) response.append('Set-Cookie', accounts.devices.remember(email));
    request.log.info({ outcome }, 'An e-mail was to be changed');
    response.json({ data: { outcome } });
  });
  router.post('/auth/undo-email', async (request, response) => {
    await limits.count('resetByAddress', addressOf(request));
    const outcome = await undoEmail(services, readBody(TokenBody, request.body).token);
    request.log.info({ outcome }, 'A changed e-mail was to be taken back');
    response.json({ data: { outcome } });
  });
  return router;
}
