import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { SynonymPhrases, Synonyms } from '../engine/query/synonyms';
import { productSynonyms } from '../synonyms';
import { readSettings, readVersion } from './store';

interface WordsOptions {
  db: Db;
  log: Logger;
  /** The index that searches with them. */
  index: { setSynonyms(synonyms: Synonyms): void };
}

/** Makes a search use the words that staff keep: at once after changes of this process, `follow` for those of others. */
export function createWords({ db, log, index }: WordsOptions) {
  let version = 0;

  /** Uses the words as they are stored. */
  async function refresh(): Promise<void> {
    const stored = await readSettings(db);
    // An answer that was overtaken on its way would bring older words back.
    if (stored.version <= version) return;
    version = stored.version;
    index.setSynonyms(productSynonyms(stored.synonyms));
  }

  return {
    refresh,
    /** Looks for changes of other processes. Never rejects. */
    async follow(): Promise<void> {
      try {
        if ((await readVersion(db)) > version) await refresh();
      } catch (error) {
        log.warn({ err: error }, 'Could not load the words that staff keep into the search');
      }
    },
    /** Returns the synonyms as they would be with a line that is added or changed. */
    async trial(line: SynonymPhrases & { id: string }): Promise<Synonyms> {
      const { synonyms } = await readSettings(db);
      return productSynonyms([...synonyms.filter(({ id }) => id !== line.id), line]);
    },
  };
}
