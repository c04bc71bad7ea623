import type { Command } from '../context/context';
import { createIndexes } from './create-indexes';
import { dropIndexes } from './drop-indexes';
import { listIndexes } from './list-indexes';
import { collMod } from './modify';

/** Commands on indexes. */
export const indexCommands: Record<string, Command> = {
  createIndexes: { run: createIndexes, inTransaction: true, fields: ['indexes', 'commitQuorum'] },
  dropIndexes: { run: dropIndexes, fields: ['index'] },
  listIndexes: { run: listIndexes, fields: ['cursor'] },
  collMod: { run: collMod, fields: ['index', 'changeStreamPreAndPostImages'] },
};
