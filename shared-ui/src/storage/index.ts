/** Text and JSON by key. Reading and writing never throw, whatever the browser blocks. */
export interface PageStorage {
  /** @returns null if nothing is stored */
  read(key: string): string | null;
  /** @returns null if nothing, or no JSON, is stored; check the shape: other releases and visitors write it too */
  readJson(key: string): unknown;
  write(key: string, text: string): void;
  writeJson(key: string, value: unknown): void;
  remove(key: string): void;
  /** Returns whether the browser lets this site store anything beyond this page. */
  isKept(): boolean;
}

/** Returns null if the action throws: storage is blocked, full or missing, or holds no JSON. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What the browser refuses to store lasts as long as the page. A server, which has many visitors, stores nothing. */
function guarded(open: () => Storage): PageStorage {
  const unkept = new Map<string, string>();
  const storage: PageStorage = {
    read: (key) => unkept.get(key) ?? attempt(() => open().getItem(key)),
    readJson: (key) => attempt(() => JSON.parse(storage.read(key) ?? 'null')),
    write(key, text) {
      unkept.delete(key);
      const set = () => open().setItem(key, text);
      if (attempt(set) === null && typeof window !== 'undefined') unkept.set(key, text);
    },
    writeJson: (key, value) => storage.write(key, JSON.stringify(value)),
    remove(key) {
      unkept.delete(key);
      attempt(() => open().removeItem(key));
    },
    isKept: () => attempt(open) !== null,
  };
  return storage;
}

/** What stays on the device and is shared by its tabs. */
export const deviceStorage = guarded(() => window.localStorage);

/** What ends with the tab. */
export const tabStorage = guarded(() => window.sessionStorage);
