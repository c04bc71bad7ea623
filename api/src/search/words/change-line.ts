import {
  FIELD_MESSAGES,
  MAX_SYNONYM_LINES,
  phraseTaken,
  SYNONYM_MESSAGES,
  type SynonymLine,
  synonymErrors,
  tidyPhrase,
} from '@saltbush/contract';
import type { Db } from 'mongodb';
import { BusinessError, invalidInput } from '../../lib/errors';
import { tokenise } from '../engine/tokens';
import type { SynonymDocument } from './documents';
import { addLine, changeLine, readSettings, removeLine } from './store';

const LINE_ID = /^[A-Za-z0-9-]{16,100}$/;

/** A line as it was asked for, with the version that was shown; 0 for a new one. */
export interface LineRequest extends SynonymLine {
  id: string;
  version: number;
}

/** @throws {BusinessError} INVALID_INPUT (id) for what no page makes */
export function checkId(id: string): void {
  if (!LINE_ID.test(id)) throw invalidInput({ id: FIELD_MESSAGES.request_key_invalid });
}

const keyOf = (phrase: string): string =>
  tokenise(phrase)
    .map(({ term }) => term)
    .join(' ');

/** Reads a line as it is kept. @throws {BusinessError} INVALID_INPUT (typed, found) */
export function readLine({ typed, found }: SynonymLine) {
  const line = { typed: [...new Set(typed.map(tidyPhrase))], found: [...new Set(found.map(tidyPhrase))] };
  const errors = synonymErrors(line);
  if (errors) throw invalidInput(errors);
  return { ...line, keys: [...new Set(line.typed.map(keyOf))] };
}

const isEqual = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Says why a line was not stored, unless a request before this one has stored it. */
async function explain(db: Db, line: SynonymDocument): Promise<void> {
  const { synonyms } = await readSettings(db);
  const stored = synonyms.find(({ id }) => id === line.id);
  if (
    stored?.version === line.version &&
    isEqual(stored.typed, line.typed) &&
    isEqual(stored.found, line.found)
  )
    return;
  if (stored?.version !== (line.version === 1 ? undefined : line.version - 1))
    throw new BusinessError('SYNONYM_MOVED');
  const others = synonyms.filter(({ id }) => id !== line.id);
  const taken = line.typed.find((phrase) => others.some(({ keys }) => keys.includes(keyOf(phrase))));
  if (taken) throw invalidInput({ typed: phraseTaken(taken) });
  if (synonyms.length >= MAX_SYNONYM_LINES) throw invalidInput({ typed: SYNONYM_MESSAGES.full });
  throw new BusinessError('SYNONYM_MOVED');
}

/**
 * Adds a line, or changes the version that was shown, once.
 * @throws {BusinessError} INVALID_INPUT (id, typed, found); SYNONYM_MOVED if a colleague was first
 */
export async function saveLine(
  db: Db,
  { id, version, ...phrases }: LineRequest,
  by: Pick<SynonymDocument, 'changed_at' | 'staff_name'>,
): Promise<void> {
  checkId(id);
  const line = { id, version: version + 1, ...readLine(phrases), ...by };
  const isStored = await (version === 0 ? addLine(db, line) : changeLine(db, line));
  if (!isStored) await explain(db, line);
}

/** Removes the version of a line that was shown. @throws {BusinessError} INVALID_INPUT (id), SYNONYM_MOVED */
export async function dropLine(db: Db, { id, version }: Pick<LineRequest, 'id' | 'version'>): Promise<void> {
  checkId(id);
  if (await removeLine(db, id, version)) return;
  const { synonyms } = await readSettings(db);
  if (synonyms.some((line) => line.id === id)) throw new BusinessError('SYNONYM_MOVED');
}
