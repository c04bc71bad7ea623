import { personalTabStorage } from '@saltbush/shared-ui/platform';

/** Further back nobody goes in a tab's history. */
const MOST = 50;

type Kept = [id: string, words: string];

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string');

function readAll(key: string): Kept[] {
  const stored = personalTabStorage.readJson(key);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/** What a desk searched that may tell of a person, which no address may: it stays in the tab until its user signs out. */
export function keptSearches(key: string) {
  return {
    /** Keeps words. @returns the name by which an address tells them */
    keep(words: string): string {
      const all = readAll(key);
      const [id] = all.find(([, kept]) => kept === words) ?? [crypto.randomUUID().slice(0, 8)];
      // What is searched again is the last to be forgotten.
      const others = all.filter(([name]) => name !== id);
      personalTabStorage.writeJson(key, [...others, [id, words]].slice(-MOST));
      return id;
    },
    /** Returns the words that are kept by a name; null if this tab has none. */
    recall: (id: string): string | null => readAll(key).find(([name]) => name === id)?.[1] ?? null,
  };
}
