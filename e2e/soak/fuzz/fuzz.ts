import { cpuMs } from '../../../api/bench/process-figures';
import { watchMemory } from '../lib/memory';
import { countOf, type Run } from '../lib/run';
import { SERVERS, startWatchedShop, type WatchedShop } from '../lib/servers';
import { figure, none, type Outcome, type Row } from '../lib/table';
import { Logs } from './logs';
import { createPeople } from './people';
import { Requests } from './requests';
import { createSender, problemOf } from './sender';
import { Tally } from './tally';

const REQUESTS = 1_000_000;
const SEED = 20_261_121;
const REPORT_MS = 10_000;
const MAX_PROBLEMS = 200;

function collect(requests: Requests, text: string): void {
  try {
    requests.values.collect(JSON.parse(text).data);
  } catch {
    // The response is no JSON; whether it may be is not this check's concern.
  }
}

async function sendAll(
  run: Run,
  origin: string,
  goal: number,
  tally: Tally,
  keepLines: (requestId: string) => void,
): Promise<void> {
  const requests = new Requests(Number(process.env.SOAK_SEED ?? SEED), origin);
  const people = await createPeople(origin, requests.random);
  const sender = createSender(origin);
  const sendNext = async () => {
    const request = requests.next();
    if (request.kind === 'operation') Object.assign(request.headers, people.headers());
    tally.sent += 1;
    const reply = await sender.send(request);
    if (!reply) tally.closed += 1;
    else {
      tally.count(reply.status);
      if (request.isTeaching) collect(requests, reply.text);
      const text = problemOf(request, reply);
      const { requestId } = reply;
      if (text) tally.problems.push({ text, requestId });
      if (text && requestId) keepLines(requestId);
    }
  };
  const worker = async () => {
    while (tally.sent < goal && !run.stopping.aborted && tally.problems.length < MAX_PROBLEMS)
      await sendNext().catch((error: unknown) =>
        tally.problems.push({ text: `no response: ${error}`, requestId: null }),
      );
  };
  try {
    await Promise.all(Array.from({ length: sender.connections }, worker));
  } finally {
    people.close();
    await sender.close();
  }
}

/** Milliseconds of processor time that each server has used. */
const timesOf = (shop: WatchedShop) => SERVERS.map((name) => cpuMs(shop.pidOf(name) ?? process.pid) ?? 0);

const pidsOf = (shop: WatchedShop) => SERVERS.map((name) => shop.pidOf(name));

interface Soaked {
  goal: number;
  seconds: number;
  tally: Tally;
  logs: Logs;
  /** Servers that are not the ones that the run began with. */
  restarted: string[];
  /** Milliseconds of processor time by server. */
  cpu: number[];
  memory: Row[];
}

function reportFuzz({ goal, seconds, tally, logs, restarted, cpu, memory }: Soaked): Outcome {
  const kinds: [string, string[]][] = [
    [
      'responses that blame the shop, or none in 30 s',
      tally.problems.map(({ text, requestId }) => logs.byRequest.explain(text, requestId)),
    ],
    ['unhandled rejections and exceptions in the logs', [...logs.unhandled]],
    ['servers restarted', restarted],
    ['secrets of requests in the logs', [...logs.leaks]],
    ['different errors in the logs', [...logs.errors]],
  ];
  const perRequest = cpu.map((ms) => (ms / tally.sent).toFixed(2)).join(' / ');
  const rows: Row[] = [
    { name: 'requests', result: String(tally.sent), goal: String(goal), isMet: tally.sent >= goal },
    figure('rate', tally.sent / seconds, 'per s'),
    { name: `processor time per request: ${SERVERS.join(' / ')}`, result: `${perRequest} ms` },
    { name: 'responses 2xx / 3xx / 4xx / 5xx', result: tally.summary },
    { name: 'connections closed by the shop', result: String(tally.closed) },
    { name: 'lines logged', result: String(logs.lines) },
    ...kinds.map(([name, found]) => none(name, found)),
    ...memory,
  ];
  const findings = kinds.flatMap(([name, found]) => found.map((text) => `${name}: ${text}`));
  return { title: 'fuzz', rows, findings };
}

async function soakShop(run: Run, goal: number, shop: WatchedShop, logs: Logs): Promise<Outcome> {
  const [pids, times] = [pidsOf(shop), timesOf(shop)];
  const memory = watchMemory(shop);
  const tally = new Tally();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const timer = setInterval(() => {
    const rate = Math.round(tally.sent / seconds());
    run.report(`${tally.sent} requests, ${rate} per s, ${tally.problems.length} problems`);
  }, REPORT_MS);
  await sendAll(run, shop.origin, goal, tally, (requestId) => logs.byRequest.keep(requestId));
  clearInterval(timer);
  const soaked = { goal, seconds: seconds(), tally, logs, memory: memory.stop() };
  const cpu = timesOf(shop).map((ms, at) => ms - (times[at] ?? 0));
  const changed = pidsOf(shop).flatMap((pid, at) =>
    pid === pids[at] ? [] : [`${SERVERS[at]} has another process`],
  );
  return reportFuzz({ ...soaked, cpu, restarted: [...shop.crashes, ...changed] });
}

/** Sends a million odd requests to every door of a shop. */
export async function soakFuzz(run: Run): Promise<Outcome> {
  const goal = countOf('SOAK_REQUESTS', REQUESTS);
  const logs = new Logs();
  const shop = await startWatchedShop({ RATE_LIMIT_FACTOR: '9999999' }, logs.read);
  try {
    return await soakShop(run, goal, shop, logs);
  } finally {
    await shop.close();
  }
}
