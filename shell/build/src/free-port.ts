import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * Operating systems give the ports above these to outgoing connections (Linux from 32768, others from 49152): one given
 * away between the choice of a port and its use, or while a killed server starts again, would belong to somebody else.
 */
const LOWEST = 20_000;
const HIGHEST = 32_767;
const TRIES = 100;

function* candidates(): Generator<number> {
  for (let count = 0; count < TRIES; count++) yield randomInt(LOWEST, HIGHEST + 1);
}

/** Returns a port on which nothing listens and which no outgoing connection is given: at random, as others choose too. */
export const findFreePort = (): Promise<number> => getPort({ port: candidates() });
