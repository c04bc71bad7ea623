import {
  addFigures,
  FigureBatch,
  type Figures,
  INTERNAL_FIGURES,
  INTERNAL_TRIALS,
  NO_FIGURES,
  type TrialFigures,
} from '@saltbush/contract/telemetry';
import express, { Router } from 'express';
import * as v from 'valibot';
import type { BaseServices } from '../../lib/context';
import { requireJson } from '../../lib/http/guards';
import { readBody } from '../../lib/http/read-body';
import type { FigureDocument } from './documents';
import { addErrors, listErrors } from './errors';
import { addRows, listFigures, listTrial } from './store';

/** A shell server sends up to 100 rows at once. */
const BODY_LIMIT = '300kb';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const ReleaseQuery = v.object({ remote: word, release: word, since: v.pipe(v.string(), v.isoTimestamp()) });
const TrialQuery = v.object({
  remote: word,
  trials: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.transform((text) => text.split(',')),
  ),
});

const figuresOf = ({ counts, vitals = {}, loads = {} }: FigureDocument): Figures => ({
  counts,
  vitals,
  loads,
});

function sumByPage(documents: readonly FigureDocument[]): { page: string; figures: Figures }[] {
  const sums = new Map<string, Figures>();
  for (const document of documents) {
    const before = sums.get(document.page) ?? NO_FIGURES;
    sums.set(document.page, addFigures(before, figuresOf(document)));
  }
  return [...sums].map(([page, figures]) => ({ page, figures }));
}

function toTrialFigures(document: FigureDocument): TrialFigures[] {
  const { trial, side, hour } = document;
  return trial && side
    ? [{ trial: { name: trial, side }, hour: hour.toISOString(), ...figuresOf(document) }]
    : [];
}

/**
 * Endpoints of the shop's web servers: they add figures of releases, and read those of a release and of a canary. For the
 * internal network, like `/metrics`: the web server does not proxy them.
 */
export function publicRoutes({ db, clock }: BaseServices): Router {
  const router = Router();
  router.post(
    INTERNAL_FIGURES,
    requireJson,
    express.json({ limit: BODY_LIMIT }),
    async (request, response) => {
      const { rows, errors } = readBody(FigureBatch, request.body);
      await addRows(db, rows, clock.now());
      await addErrors(db, errors, clock.now());
      response.sendStatus(204);
    },
  );
  router.get(INTERNAL_FIGURES, async (request, response) => {
    const { remote, release, since } = readBody(ReleaseQuery, request.query);
    const [documents, errors] = await Promise.all([
      listFigures(db, { remote, release, since: new Date(since) }),
      listErrors(db, remote, release),
    ]);
    response.json({ pages: sumByPage(documents), errors });
  });
  router.get(INTERNAL_TRIALS, async (request, response) => {
    const { remote, trials } = readBody(TrialQuery, request.query);
    response.json({ figures: (await listTrial(db, remote, trials)).flatMap(toTrialFigures) });
  });
  return router;
}
