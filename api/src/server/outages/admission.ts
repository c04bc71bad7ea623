/** How much may be under way, and how long what exceeds it may wait. */
export interface AdmissionLimits {
  /** Tasks in progress at the same time. */
  atOnce: number;
  /** Tasks that wait for one of them to end. */
  waiting: number;
  /** How long a task may wait, in milliseconds. */
  waitMs: number;
}

/** Ends the wait of a task: admitted, or not. */
type Settle = (isAdmitted: boolean) => void;

export interface Admission {
  /**
   * Resolves to whether a task may begin: at once, or when others end. What is admitted must `leave` when it ends.
   * @param owner whose turn it is: owners that wait take turns, whatever the number of their tasks
   * @param signal ends the wait of a task that nobody waits for any more
   */
  enter(owner: string, signal: AbortSignal): Promise<boolean>;
  leave(): void;
}

/** Those who wait, first come first served within an owner; owners take turns in the order of the map. */
class Waiting {
  readonly #owners = new Map<string, Settle[]>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  countOf(owner: string): number {
    return this.#owners.get(owner)?.length ?? 0;
  }

  add(owner: string, settle: Settle): void {
    this.#owners.set(owner, [...(this.#owners.get(owner) ?? []), settle]);
    this.#count += 1;
  }

  remove(owner: string, settle: Settle): void {
    const all = this.#owners.get(owner) ?? [];
    const others = all.filter((one) => one !== settle);
    this.#count -= all.length - others.length;
    if (others.length > 0) this.#owners.set(owner, others);
    else this.#owners.delete(owner);
  }

  /** The next to begin; its owner goes to the end of the line. */
  takeNext(): Settle | undefined {
    const [owner, [settle] = []] = this.#owners.entries().next().value ?? [];
    if (owner === undefined || !settle) return;
    this.remove(owner, settle);
    const rest = this.#owners.get(owner);
    this.#owners.delete(owner);
    if (rest) this.#owners.set(owner, rest);
    return settle;
  }

  /** The latest task of whoever has most waiting, if that is more than one above `count`. */
  findExcess(count: number): Settle | undefined {
    const longest = [...this.#owners.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    return longest.length > count + 1 ? longest.at(-1) : undefined;
  }
}

/** Admits a bounded number of tasks at a time; others wait in a short line, and beyond that are refused at once. */
export function createAdmission({ atOnce, waiting: places, waitMs }: AdmissionLimits): Admission {
  const waiting = new Waiting();
  let inProgress = 0;

  function wait(owner: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle: Settle = (isAdmitted) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', refuse);
        waiting.remove(owner, settle);
        resolve(isAdmitted);
      };
      const refuse = () => settle(false);
      const timer = setTimeout(refuse, waitMs);
      signal.addEventListener('abort', refuse, { once: true });
      waiting.add(owner, settle);
    });
  }

  return {
    async enter(owner, signal) {
      if (inProgress < atOnce) {
        inProgress += 1;
        return true;
      }
      if (waiting.count >= places) {
        const excess = waiting.findExcess(waiting.countOf(owner));
        if (!excess) return false;
        excess(false);
      }
      return wait(owner, signal);
    },
    leave() {
      const next = waiting.takeNext();
      // The next task takes over the place of the one that ended.
      if (next) next(true);
      else inProgress -= 1;
    },
  };
}
