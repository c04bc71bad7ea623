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

/** What tells something of a person. Signing out, in any tab, removes all of it: whoever writes here is known by that. */
export interface PersonalStorage extends PageStorage {
  /** Removes everything personal, whichever module and release wrote it. */
  forget(): void;
}

const PREFIX = 'personal:';
/**
 * Keys of everything personal: those of this storage, and the names that releases before it wrote, which may still run. The
 * names are complete: new ones need no place here.
 */
const PERSONAL =
  /^(personal:|(booking_\d+|care_(check_in|message)_here|checkout_entries|placed_orders|recently_viewed|saltbush-scroll|search_context|telehealth_booking|waiting_favourite)$)/;

/** Returns null if the action throws: storage is blocked, full or missing, or holds no JSON. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What the browser refuses to store lasts as long as the page. A server, which has many visitors, stores nothing. */
function guarded(open: () => Storage): PersonalStorage {
  const unkept = new Map<string, string>();
  const storage: PersonalStorage = {
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
    forget() {
      for (const key of [...unkept.keys(), ...(attempt(() => Object.keys(open())) ?? [])])
        if (PERSONAL.test(key)) storage.remove(key);
    },
  };
  return storage;
}

/** The part of a storage whose entries are personal by their name. */
const personal = (storage: PersonalStorage): PersonalStorage => ({
  ...storage,
  read: (key) => storage.read(PREFIX + key),
  readJson: (key) => storage.readJson(PREFIX + key),
  write: (key, text) => storage.write(PREFIX + key, text),
  writeJson: (key, value) => storage.writeJson(PREFIX + key, value),
  remove: (key) => storage.remove(PREFIX + key),
});

const device = guarded(() => window.localStorage);
const tab = guarded(() => window.sessionStorage);

/** What stays on the device, shared by its tabs, whoever uses it. */
export const deviceStorage: PageStorage = device;
/** What ends with the tab, whoever uses it. */
export const tabStorage: PageStorage = tab;
/** What the device keeps of a person until they sign out. */
export const personalStorage = personal(device);
/** What the tab keeps of a person until they sign out, or it closes. */
export const personalTabStorage = personal(tab);
