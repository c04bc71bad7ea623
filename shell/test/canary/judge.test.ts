import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRegistry, startCanary } from '@saltbush/build';
import { NO_FIGURES, type TrialFigures } from '@saltbush/contract/telemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, setCanary } from '../../build/src/releases/pointer';
import { createReleaseStore, type ReleaseStore } from '../../build/test/releases/release-store';
import { createJudge } from '../../server/canary/judge';
import { type CanaryNews, createNotify } from '../../server/canary/notify';

const REMOTE = 'mf-cart';
const SILENT = { warn: () => undefined, error: () => undefined };

let releases: ReleaseStore;
let trials: TrialFigures[];
let news: CanaryNews[];
let now: Date;

beforeEach(async () => {
  releases = createReleaseStore();
  trials = [];
  news = [];
  now = new Date();
  for (const id of ['1-a', '1-b']) releases.store(REMOTE, id);
  await promote(REMOTE, '1-a', releases.folder);
  await startCanary({ remote: REMOTE, id: '1-b', plan: { minutes: 30, pages: 200 } }, releases.folder);
});
afterEach(() => releases.remove());

const entry = () => readRegistry(releases.folder).remotes[REMOTE];
const createServerJudge = (
  notify: (told: CanaryNews) => Promise<void> = async (told) => void news.push(told),
) =>
  createJudge({
    store: releases.folder,
    registry: { get: () => readRegistry(releases.folder) },
    figures: { ofRelease: async () => ({ pages: [], errors: [] }), ofTrials: async () => trials },
    notify,
    log: SILENT,
    clock: { now: () => now },
  });

/** What browsers reported while the canary had its present share. */
function report(side: 'canary' | 'current', pages: number, faulty: number): void {
  const trial = { name: `1-b/${entry()?.canary?.share}`, side };
  const counts = { ...NO_FIGURES.counts, pages, faulty, adding: Math.round(pages / 12) };
  trials.push({ ...NO_FIGURES, trial, hour: '2026-11-25T00:00:00.000Z', counts });
}
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('a canary by plan', () => {
  it('goes from 1 % over 10 % and 50 % to everybody, each after its time and its pages', async () => {
    const judge = createServerJudge();
    const shares: (number | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      wait(31);
      await judge.look();
      shares.push(entry()?.canary?.share);
      report('current', 20_000, 200);
      report('canary', 300, 3);
      await judge.look();
    }
    expect(shares).toEqual([0.01, 0.1, 0.5]);
    expect(entry()).toMatchObject({ current: { id: '1-b' }, history: ['1-a'], canary: null });
    expect(news.map(({ event, share }) => [event, share])).toEqual([
      ['canary-advanced', 0.1],
      ['canary-advanced', 0.5],
      ['canary-promoted', 1],
    ]);
  });

  it('is taken back as soon as it does harm, with a line in the audit log and a message', async () => {
    const posted: CanaryNews[] = [];
    const hook = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      posted.push(JSON.parse(body) as CanaryNews);
      response.statusCode = posted.length === 1 ? 503 : 204;
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => hook.once('listening', resolve));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    const judge = createServerJudge(createNotify(url, SILENT, 1));
    report('current', 5000, 50);
    report('canary', 60, 30);
    await judge.look();
    hook.close();
    const reason = 'pages with errors: 50.0 % of the canary, 1.0 % of the current release';
    expect(entry()).toMatchObject({ current: { id: '1-a' }, canary: null });
    expect(releases.audit().at(-1)?.action).toBe(`canary ${REMOTE} 1-b taken back: ${reason}`);
    expect(posted).toHaveLength(2);
    expect(posted[1]).toMatchObject({ event: 'canary-taken-back', remote: REMOTE, release: '1-b', reason });
  });

  it('is decided once, however many servers decide', async () => {
    report('current', 5000, 50);
    report('canary', 60, 30);
    await Promise.all([1, 2, 3].map(() => createServerJudge().look()));
    expect(news).toHaveLength(1);
    expect(releases.audit().filter(({ action }) => action.includes('taken back'))).toHaveLength(1);
  });

  it('keeps its share and says so once while another squad uses what it drops', async () => {
    releases.store('mf-catalog', '1-a', { offers: [{ slot: 'card.action', many: false }] });
    releases.store(REMOTE, '1-c', { fills: [{ slot: 'card.action', fragment: 'card-action' }] });
    await promote(REMOTE, '1-c', releases.folder);
    await promote('mf-catalog', '1-a', releases.folder);
    const plan = { minutes: 1, pages: 1 };
    await startCanary({ remote: REMOTE, id: '1-b', plan }, releases.folder, 'to see what happens');
    report('current', 2000, 20);
    report('canary', 30, 0);
    wait(2);
    const judge = createServerJudge();
    for (let step = 0; step < 3; step += 1) {
      await judge.look();
      report('current', 2000, 20);
      report('canary', 300, 3);
      wait(2);
    }
    await judge.look();
    await judge.look();
    expect(entry()).toMatchObject({ current: { id: '1-c' }, canary: { share: 0.5 } });
    expect(news.at(-1)).toMatchObject({ event: 'canary-stuck' });
    expect(news.filter(({ event }) => event === 'canary-stuck')).toHaveLength(1);
  });

  it('of a person is left to the person', async () => {
    await setCanary(REMOTE, '1-b', 0.01, releases.folder);
    report('current', 5000, 50);
    report('canary', 60, 60);
    await createServerJudge().look();
    expect(entry()?.canary?.share).toBe(0.01);
  });
});
