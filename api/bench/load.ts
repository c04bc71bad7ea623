import { Agent, request } from 'node:http';
import { percentile } from './percentile';
import { cpuMs } from './process-figures';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time that the measured process spent on one request; null where nobody tells. */
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
  total: number;
  /** The n-th request. */
  next(n: number): LoadRequest;
}

function send(agent: Agent, url: string, { path, body }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url + path, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`Status ${answer.statusCode}`)),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Sends requests over a number of connections, each as soon as the one before is answered. */
export async function load({ url, pid, connections, total, next }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < total) {
      const started = performance.now();
      await send(agent, url, next(sent++));
      times.push(performance.now() - started);
    }
  };
  const cpuBefore = cpuMs(pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const cpuAfter = cpuMs(pid);
  const cpu = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / total;
  return { perSecond: total / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu };
}
