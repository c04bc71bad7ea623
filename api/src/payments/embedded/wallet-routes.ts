import express, { type Request, type Response, type Router } from 'express';
import type { Db } from 'mongodb';
import { addressOf } from '../../lib/http/client-address';
import { sendPlainPage } from '../../lib/http/plain-page';
import type { RateLimits } from '../../lib/limits/rate-limits';
import * as store from './store';
import { readAmount, readWallet, TEST_WALLET } from './wallet';
import { walletDonePage, walletPage, walletProblemPage } from './wallet-page';

interface Dependencies {
  db: Db;
  now: () => Date;
  newId: () => string;
  limits: RateLimits;
}

interface Answer {
  amount?: unknown;
  card?: unknown;
  result?: unknown;
}

const refuse = (response: Response) => sendPlainPage(response, 400, walletProblemPage);

/** Shows the sheet for the amount in the address. */
function showSheet(path: string) {
  return (request: Request, response: Response) => {
    const amount = readAmount(request.query.amount);
    if (amount === null) refuse(response);
    else sendPlainPage(response, 200, (nonce) => walletPage(nonce, path, amount));
  };
}

/** Stores what the shopper approved as a source, and reports it to the page that opened the sheet. */
function answer({ db, now, newId, limits }: Dependencies) {
  return async (request: Request<object, unknown, Answer>, response: Response) => {
    const report = (token: { id: string; brand: string; last4: string } | null) =>
      sendPlainPage(response, 200, (nonce) =>
        walletDonePage(nonce, { type: 'wallet', wallet: TEST_WALLET, token }),
      );
    const { amount: text, card, result } = request.body ?? {};
    if (result === 'closed') return report(null);
    const amount = readAmount(text);
    const source = amount === null ? null : readWallet(card, amount);
    if (!source || result !== 'approved') return refuse(response);
    await limits.count('cardTokenByAddress', addressOf(request));
    const id = `src_${newId()}`;
    await store.insertSource(db, { _id: id, ...source, created_at: now() });
    return report({ id, brand: source.brand, last4: source.last4 });
  };
}

/** Adds the sheet of the test wallet at `path`. */
export function addWalletSheet(router: Router, path: string, dependencies: Dependencies): void {
  router.get(path, showSheet(path));
  router.post(path, express.urlencoded({ extended: false, limit: '1kb' }), answer(dependencies));
}
