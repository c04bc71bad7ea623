import type { Command } from '../context/context';
import { CREATE_REFUSED, create } from './create';
import { drop, dropDatabase } from './drop';
import { listCollections, listDatabases } from './list';
import { renameCollection } from './rename';
import { collStats, dbStats } from './statistics';

/** Commands on collections and databases as a whole. */
export const collectionCommands: Record<string, Command> = {
  create: {
    run: create,
    inTransaction: true,
    fields: [
      'clusteredIndex',
      'collation',
      'autoIndexId',
      'changeStreamPreAndPostImages',
      'validationLevel',
      'validationAction',
      'storageEngine',
      'indexOptionDefaults',
      ...CREATE_REFUSED,
    ],
  },
  drop: { run: drop, fields: [] },
  dropDatabase: { run: dropDatabase, fields: [] },
  renameCollection: { run: renameCollection, fields: ['to', 'dropTarget'], adminOnly: true },
  listCollections: {
    run: listCollections,
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  },
  listDatabases: {
    run: listDatabases,
    fields: ['filter', 'nameOnly', 'authorizedDatabases'],
    adminOnly: true,
  },
  dbStats: { run: dbStats, fields: 'any' },
  collStats: { run: collStats, fields: 'any' },
};
