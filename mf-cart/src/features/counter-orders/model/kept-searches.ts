import { personalTabStorage } from '@saltbush/shared-ui/platform';

const KEY = 'order_searches';
/** Further back nobody goes in a tab's history. */
const MOST = 50;

type Kept = [id: string, words: string];

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string');

function readAll(): Kept[] {
  const stored = personalTabStorage.readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/** Keeps words in this tab until its user signs out. @returns the name by which an address tells them */
export function keepSearch(words: string): string {
  const all = readAll();
  const known = all.find(([, kept]) => kept === words);
  if (known) return known[0];
  const id = crypto.randomUUID().slice(0, 8);
  personalTabStorage.writeJson(KEY, [...all, [id, words]].slice(-MOST));
  return id;
}

/** Returns the words that are kept by a name; null if this tab has none. */
export const keptSearch = (id: string): string | null => readAll().find(([name]) => name === id)?.[1] ?? null;
