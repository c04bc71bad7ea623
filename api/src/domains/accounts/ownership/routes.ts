import { Router } from 'express';
import * as v from 'valibot';
import { sendPlainPage } from '../../../lib/http/plain-page';
import { readBody, text } from '../../../lib/http/read-body';
import type { AccountsServices } from '../context';
import { confirmPage } from './confirm-page';

const ConfirmBody = v.object({ token: text });

/** Mounts GET /api/auth/confirm, a page, and POST /api/auth/confirm-email {token}, to which it sends the mail's token. */
export function confirmRoutes({ accounts }: AccountsServices): Router {
  const router = Router();
  router.get('/auth/confirm', (_request, response) => {
    sendPlainPage(response, 200, confirmPage, { mayFetch: true });
  });
  router.post('/auth/confirm-email', async (request, response) => {
    const { token } = readBody(ConfirmBody, request.body);
    const outcome = await accounts.confirmEmail(token, request.headers.cookie);
    response.json({ data: { outcome } });
  });
  return router;
}
