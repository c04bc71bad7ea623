import { type Runtime, Session } from 'node:inspector';

/**
 * Records the size of each collection; the second time, names those that have grown by more than `allowed`. Prototypes of
 * subclasses are found as well, but have no size.
 */
const COMPARE = `function (kind, allowed, known) {
  const isCollection = (it) => it !== it.constructor?.prototype;
  const sizeOf = (it) => it.size ?? it.length;
  const lastOf = (it) => (kind === 'Array' ? it.at(-1) : [...it.keys()].at(-1));
  const all = this.filter(isCollection);
  const grown = all.filter((it) => known.has(it) && sizeOf(it) - known.get(it) > allowed);
  for (const it of all) known.set(it, sizeOf(it));
  return grown.map((it) => kind + ' with ' + sizeOf(it) + ', such as ' + String(lastOf(it)).slice(0, 60));
}`;
type Answer = Runtime.CallFunctionOnReturnType;
const KINDS = ['Map', 'Set', 'Array'] as const;

/** Looks at every map, set and array in this process's memory, whoever holds it. */
export class Growth {
  readonly #inspector = new Session();
  readonly #known: Runtime.RemoteObject;

  constructor() {
    this.#inspector.connect();
    this.#known = this.#evaluate('new WeakMap()');
  }

  /** @returns collections that have gained over `allowed` entries since the last call */
  since(allowed: number): string[] {
    return KINDS.flatMap((kind) => this.#compare(kind, allowed));
  }

  /** @returns what objects and buffers take, once garbage is collected */
  async bytes(): Promise<number> {
    await new Promise((resolve) => this.#inspector.post('HeapProfiler.collectGarbage', resolve));
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  }

  #compare(kind: string, allowed: number): string[] {
    const prototypeObjectId = this.#evaluate(`${kind}.prototype`).objectId ?? '';
    const { objects } = this.#post<{ objects: Runtime.RemoteObject }>('Runtime.queryObjects', {
      prototypeObjectId,
    });
    const { result, exceptionDetails } = this.#post<Answer>('Runtime.callFunctionOn', {
      functionDeclaration: COMPARE,
      objectId: objects.objectId,
      arguments: [{ value: kind }, { value: allowed }, { objectId: this.#known.objectId }],
      returnByValue: true,
    });
    this.#post('Runtime.releaseObject', { objectId: objects.objectId });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as string[];
  }

  #evaluate(expression: string): Runtime.RemoteObject {
    return this.#post<Answer>('Runtime.evaluate', { expression }).result;
  }

  /** An inspector of its own thread calls back before it returns. */
  #post<Result>(method: string, parameters: object): Result {
    let answer: Result | undefined;
    this.#inspector.post(method, parameters, (error, result) => {
      if (error) throw new Error(`${method} failed`, { cause: error });
      answer = result as Result;
    });
    return answer as Result;
  }

  close(): void {
    this.#inspector.disconnect();
  }
}
