import { MongoError } from './errors';

export function timeLimitExceeded(): MongoError {
  return new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
}

let current: TimeLimit | undefined;

/** A command's `maxTimeMS`: counts the time the server works for it, not the time its cursor waits for the client. */
export class TimeLimit {
  #millisLeft: number;
  #startedAt = 0;

  constructor(millis: number) {
    this.#millisLeft = millis;
  }

  /** Runs `action`, in which `checkTime` throws once the limit is used up. */
  run<T>(action: () => T): T {
    if (current === this) return action();
    const outer = current;
    current = this;
    this.#startedAt = performance.now();
    try {
      return action();
    } finally {
      this.#millisLeft -= performance.now() - this.#startedAt;
      current = outer;
    }
  }

  /** @throws MongoError `MaxTimeMSExpired` */
  check(): void {
    if (performance.now() - this.#startedAt > this.#millisLeft) throw timeLimitExceeded();
  }
}

/**
 * Stops the running command if its time limit is used up. Called wherever a command can work for long: for each document,
 * comparison of a sort and element of an array expression.
 * @throws MongoError `MaxTimeMSExpired`
 */
export function checkTime(): void {
  current?.check();
}

/** Runs `action` under a limit, if there is one. */
export function withLimit<T>(limit: TimeLimit | undefined, action: () => T): T {
  return limit ? limit.run(action) : action();
}

/** Makes an iteration stop when the running command's time is used up. */
export function timed<T>(items: Iterable<T>): Iterable<T> {
  return current ? checkEach(items) : items;
}

function* checkEach<T>(items: Iterable<T>): Generator<T> {
  for (const item of items) {
    checkTime();
    yield item;
  }
}
