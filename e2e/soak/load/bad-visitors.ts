import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFor } from '../../../api/seed/lib/random';
import { Requests } from '../fuzz/requests';
import { createSender, problemOf } from '../fuzz/sender';
import { THINKING_MS } from './shoppers';

interface Options {
  origin: string;
  count: number;
  signal: AbortSignal;
}

export interface BadRequests {
  sent: number;
  problems: string[];
}

/** Sends the requests of the fuzz part at the pace of shoppers, until the signal. */
export async function sendBadRequests({ origin, count, signal }: Options): Promise<BadRequests> {
  const requests = new Requests(count, origin);
  const sender = createSender(origin);
  const tally: BadRequests = { sent: 0, problems: [] };
  const visitor = async (random: Random) => {
    while (!signal.aborted) {
      await pause(-Math.log(1 - random()) * THINKING_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const request = requests.next();
      tally.sent += 1;
      try {
        const reply = await sender.send(request);
        const problem = reply && problemOf(request, reply);
        if (problem) tally.problems.push(problem);
      } catch (error) {
        tally.problems.push(`no response: ${error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, (_, n) => visitor(randomFor(`bad visitor ${n}`))));
  await sender.close();
  return tally;
}
