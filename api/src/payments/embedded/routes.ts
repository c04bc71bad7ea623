import { formatMoney, paymentMissing } from '@saltbush/contract';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Db } from 'mongodb';
import { addressOf } from '../../lib/http/client-address';
import { sendPlainPage } from '../../lib/http/plain-page';
import type { RateLimits } from '../../lib/limits/rate-limits';
import { challengeDonePage, challengePage } from './challenge-page';
import { EMBEDDED_GATEWAY_PATH, WALLET_SHEET } from './gateway';
import { methodOfBody } from './methods';
import { SourceError } from './source';
import * as store from './store';
import { addWalletSheet } from './wallet-routes';

interface Dependencies {
  db: Db;
  now: () => Date;
  newId: () => string;
  limits: RateLimits;
}

/** Tokenises payment details. Responds with {id, brand, last4, exp_month, exp_year}, or 4xx with {message, field}. */
function tokens({ db, now, newId, limits }: Dependencies) {
  return async (request: Request, response: Response) => {
    response.set('cache-control', 'no-store');
    await limits.count('cardTokenByAddress', addressOf(request));
    try {
      const method = methodOfBody(request.body);
      if (!method) throw new SourceError(paymentMissing(), 'method', true);
      const source = method.read(request.body, now());
      const id = `src_${newId()}`;
      await store.insertSource(db, { _id: id, ...source, created_at: now() });
      const { outcome: _outcome, ...details } = source;
      response.status(201).json({ id, ...details });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { message, field, isMalformed } = error;
      response.status(isMalformed ? 400 : 402).json({ message, field });
    }
  };
}

/** Renders the 3-D Secure step of a payment. */
function showChallenge({ db }: Dependencies) {
  return async (request: Request<{ id: string }>, response: Response) => {
    const intent = await store.findIntent(db, request.params.id);
    if (intent?.status !== 'requires_action') {
      response.status(404).type('text').send('This payment needs no confirmation.');
      return;
    }
    const action = `${EMBEDDED_GATEWAY_PATH}/challenges/${intent._id}`;
    sendPlainPage(response, 200, (nonce) => challengePage(nonce, action, formatMoney(intent.amount)));
  };
}

/** Stores the shopper's answer and reports it to the page that opened the step. */
function answer({ db }: Dependencies) {
  return async (request: Request<{ id: string }, unknown, { result?: unknown }>, response: Response) => {
    const intent = await store.findIntent(db, request.params.id);
    if (!intent || intent.challenge === 'none') {
      response.status(404).type('text').send('This payment needs no confirmation.');
      return;
    }
    await store.answerChallenge(db, intent._id, request.body?.result === 'passed');
    const after = await store.findIntent(db, intent._id);
    const result = after?.challenge === 'passed' ? 'passed' : 'failed';
    sendPlainPage(response, 200, (nonce) => challengeDonePage(nonce, intent._id, result));
  };
}

/** Rejects an unreadable body without echoing any of it: it may contain payment details. */
const hideBody: ErrorRequestHandler = (error, _request, response, next) => {
  const status = (error as { status?: number }).status ?? 500;
  if (response.headersSent || status >= 500) {
    next(error);
    return;
  }
  response.status(status).json({ message: paymentMissing(), field: 'number' });
};

/**
 * Routes of the embedded gateway, to be mounted before any other body parser: `POST /api/gateway/tokens`, its 3-D Secure
 * pages and its wallet.
 */
export function embeddedGatewayRoutes(dependencies: Dependencies): Router {
  const router = Router();
  router.post(`${EMBEDDED_GATEWAY_PATH}/tokens`, express.json({ limit: '4kb' }), tokens(dependencies));
  router.get(`${EMBEDDED_GATEWAY_PATH}/challenges/:id`, showChallenge(dependencies));
  router.post(
    `${EMBEDDED_GATEWAY_PATH}/challenges/:id`,
    express.urlencoded({ extended: false, limit: '1kb' }),
    answer(dependencies),
  );
  addWalletSheet(router, WALLET_SHEET, dependencies);
  router.use(EMBEDDED_GATEWAY_PATH, hideBody);
  return router;
}
