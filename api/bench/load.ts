import autocannon from 'autocannon';
import { percentile } from './percentile';
import { cpuMs } from './process-figures';

export interface Load {
  perSecond: number;
  /** Response times in milliseconds, including fractions. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time the measured process spent per request; null if the system does not report it. */
  cpu: number | null;
}

export interface LoadRequest {
  path: string;
  /** JSON. */
  body: string;
}

interface Options {
  url: string;
  pid: number;
  connections: number;
  /** Number of requests; at least one per connection. */
  total: number;
  /** The n-th request. */
  next(n: number): LoadRequest;
}

/** autocannon notices the end of a run only when it takes a sample. */
const SAMPLE_MS = 100;
const HEADERS = { 'content-type': 'application/json' };

type Run = Omit<Options, 'pid'>;

/** Sends the requests. Returns their response times and the time until the last response, in milliseconds. */
function send({ url, connections, total, next }: Run): Promise<{ times: number[]; duration: number }> {
  let sent = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...next(sent++) });
  const requests = [{ method: 'POST' as const, headers: HEADERS, setupRequest }];
  const options = { url, connections, requests, amount: total, bailout: 1, sampleInt: SAMPLE_MS };
  const times: number[] = [];
  const started = performance.now();
  let last = started;
  return new Promise((resolve, reject) => {
    const cannon = autocannon(options, (error, result) => {
      const missing = total - times.length;
      if (error) reject(error);
      else if (missing > 0 || result.non2xx > 0)
        reject(
          new Error(`${missing} of ${total} requests had no response, ${result.non2xx} had an error status`),
        );
      else resolve({ times, duration: last - started });
    });
    // autocannon's own latencies are whole milliseconds.
    cannon.on('response', (_client, _status, _bytes, ms) => {
      times.push(ms);
      last = performance.now();
    });
  });
}

/**
 * Sends JSON requests over a number of connections, each as soon as the previous response has arrived.
 * @throws {Error} if a request has no response or a status other than 2xx
 */
export async function load({ pid, ...options }: Options): Promise<Load> {
  const before = cpuMs(pid);
  const { times, duration } = await send(options);
  const after = cpuMs(pid);
  return {
    perSecond: (options.total / duration) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: before === null || after === null ? null : (after - before) / options.total,
  };
}
