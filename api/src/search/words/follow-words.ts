import type { SynonymLine } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import type { Synonyms } from '../engine/query/synonyms';
import { productSynonyms } from '../synonyms';
import { checkId, dropLine, type LineRequest, readLine, saveLine } from './change-line';
import type { SynonymDocument } from './documents';
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
    /** Returns the lines that staff keep, newest change first. */
    async lines(): Promise<SynonymDocument[]> {
      const { synonyms } = await readSettings(db);
      return synonyms.sort((a, b) => b.changed_at.getTime() - a.changed_at.getTime());
    },
    /**
     * Adds a line, or changes the version that was shown, once; this process searches with it from now on.
     * @throws {BusinessError} INVALID_INPUT (id, typed, found); SYNONYM_MOVED if a colleague was first
     */
    async save(line: LineRequest, by: Pick<SynonymDocument, 'changed_at' | 'staff_name'>): Promise<void> {
      await saveLine(db, line, by);
      await refresh();
    },
    /** Removes the version of a line that was shown. @throws {BusinessError} INVALID_INPUT (id), SYNONYM_MOVED */
    async remove(line: Pick<LineRequest, 'id' | 'version'>): Promise<void> {
      await dropLine(db, line);
      await refresh();
    },
    /**
     * Returns the synonyms as they would be with a line that is added or changed.
     * @throws {BusinessError} INVALID_INPUT (id, typed, found)
     */
    async trial(line: SynonymLine & { id: string }): Promise<Synonyms> {
      checkId(line.id);
      const phrases = readLine(line);
      const { synonyms } = await readSettings(db);
      return productSynonyms([...synonyms.filter(({ id }) => id !== line.id), phrases]);
    },
  };
}
