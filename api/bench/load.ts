import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor time that the measured process spent on one request. */
  cpu: number;
}

interface Options {
  url: string;
  pid: number;
  connections: number;
  total: number;
  /** Path and JSON body of the n-th request. */
  next(n: number): { path: string; body: string };
}

/** Clock ticks of user and system time in /proc/<pid>/stat, 10 ms each. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes that a process holds in memory. */
export function memoryMb(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1024);
}

function send(agent: Agent, url: string, { path, body }: ReturnType<Options['next']>): Promise<void> {
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
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { perSecond: total / seconds, p50: at(0.5), p99: at(0.99), cpu: (cpuMs(pid) - cpuBefore) / total };
}
