import { Router } from 'express';
import type { BaseServices } from '../../lib/context';
import { notFound } from '../../lib/errors';
import { isLoopback } from '../../lib/http/is-loopback';
import { openMail } from './outbox';
import { findMail, listLatestMails } from './store';

/** Shows a mail as delivered, without scripts or external resources. */
const SANDBOX_POLICY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'";

/**
 * GET /api/dev/outbox (the latest mails) and /api/dev/outbox/{id} (one of them as HTML): lets developers read the
 * mails that would be sent (rule accounts-06). Available in development only,
 * from the local machine.
 */
export function routes(services: BaseServices & { config: { environment: string } }): Router {
  const router = Router();
  if (services.config.environment !== 'development') return router;
  router.use('/dev/outbox', (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (!isLoopback(request)) throw notFound('Mail');
    next();
  });
  router.get('/dev/outbox', async (_request, response) => {
    const mails = await listLatestMails(services.db);
    const data = mails.map((mail) => {
      const { to, subject, text } = openMail(services, mail) ?? { to: null, subject: null, text: null };
      const { _id: id, template, status, created_at } = mail;
      const url = `/api/dev/outbox/${encodeURIComponent(id)}`;
      return { id, template, status, created_at, to, subject, text, url };
    });
    response.json({ data });
  });
  router.get('/dev/outbox/:id', async (request, response) => {
    const mail = await findMail(services.db, request.params.id);
    const message = mail && openMail(services, mail);
    if (!message) throw notFound('Mail');
    response.set('Content-Security-Policy', SANDBOX_POLICY).type('html').send(message.html);
  });
  return router;
}
