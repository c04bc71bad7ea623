import { findApi, findDatabase } from '../shop/find-server';
import type { Shop } from '../shop/start-shop';
import { persist } from './persist';

/** Coprime to the nine requests of an order, so that kills hit every step of it. */
const ANSWERS_BETWEEN_KILLS = 11;

/** Counts the shop's responses and alternately kills its api and its database after enough of them. */
export function createKiller(shop: Shop, goal: number) {
  let answers = 0;
  let kills = 0;
  const killNext = () => {
    try {
      process.kill(kills % 2 === 0 ? findApi(shop) : findDatabase(shop), 'SIGKILL');
      kills += 1;
      answers = 0;
    } catch {
      // The previous victim is still restarting: try again after the next response.
    }
  };
  return {
    /** Whether all kills are done. */
    isDone: () => kills === goal,
    /** Sends a request until it gets a response, and counts it. */
    async deliver<Value>(request: () => Promise<Value>): Promise<Value> {
      const value = await persist(request);
      answers += 1;
      if (answers >= ANSWERS_BETWEEN_KILLS && kills < goal) killNext();
      return value;
    },
  };
}

export type Killer = ReturnType<typeof createKiller>;
