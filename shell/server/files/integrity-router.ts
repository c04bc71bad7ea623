import express, { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { FileLists } from './file-lists';
import type { ListedFile } from './list-of-release';
import { IMMUTABLE } from './serve-files';

const VERIFIED = /\.(js|css)$/;
const RELEASES = '/releases';
const SHELL = '/_shell/assets';
const MINUTE_MS = 60_000;
/** Anybody can send reports, so only this many are logged per minute. */
const MAX_REPORTS = 30;

const tableOf = (list: ReadonlyMap<string, ListedFile>) =>
  Object.fromEntries(
    [...list].flatMap(([name, { integrity }]) => (VERIFIED.test(name) ? [[name, integrity]] : [])),
  );

/** Returns whether another report may be logged now. */
function createBudget(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    if (Date.now() - since > MINUTE_MS) {
      since = Date.now();
      count = 0;
    }
    count += 1;
    return count <= MAX_REPORTS;
  };
}

/**
 * `/integrity/<remote>/<release>.json` and `/integrity/shell.json`: the hashes of scripts and styles, which browsers check
 * before they run them. `/reports`: browsers report a file that they could not load or verify.
 */
export function createIntegrityRouter(files: FileLists, log: Logger): Router {
  const router = Router();
  const mayLog = createBudget();
  router.get('/integrity/shell.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(tableOf(files.ofShell()));
  });
  router.get('/integrity/:remote/:release.json', (request, response) => {
    const list = files.ofRelease(request.params.remote, request.params.release);
    if (list) response.set('Cache-Control', IMMUTABLE).json(tableOf(list));
    else response.sendStatus(404);
  });
  router.post('/reports', express.text({ limit: '1kb' }), ({ body }: Request, response: Response) => {
    const path = typeof body === 'string' ? body : '';
    const isListed =
      (path.startsWith(`${RELEASES}/`) && files.findInReleases(path.slice(RELEASES.length))) ||
      (path.startsWith(`${SHELL}/`) && files.findInShell(path.slice(SHELL.length)));
    if (isListed && mayLog()) log.error({ path }, 'A browser could not load or verify a public file');
    response.sendStatus(204);
  });
  return router;
}
