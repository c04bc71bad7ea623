import { searchNotEnabled } from '../../errors';
import type { Command } from '../context/context';

/** Search indexes exist where MongoDB's search process runs beside the database: in Atlas. */
const refused: Command = {
  run: () => {
    throw searchNotEnabled();
  },
  fields: 'any',
};

export const searchIndexCommands: Record<string, Command> = {
  createSearchIndexes: refused,
  updateSearchIndex: refused,
  dropSearchIndex: refused,
};
