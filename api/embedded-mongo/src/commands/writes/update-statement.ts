import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Query } from '../../query/plan/plan';
import { parseUpdate } from '../../update/parse-update';
import type { Update } from '../../update/update';
import { documentList } from '../options/documents';
import { flag } from '../options/scalars';
import { filterOption, variablesOption } from '../options/variables';
import { checkStatement } from './write-errors';

const FIELDS = new Set(['q', 'u', 'c', 'multi', 'upsert', 'collation', 'arrayFilters', 'hint']);

/** One parsed statement of an update command. */
export interface Statement {
  query: Omit<Query, 'collection'>;
  update: Update;
  multi: boolean;
  upsert: boolean;
}

/** Parses a statement; variables come from the command if it has none of its own. */
export function parseStatement(statement: Doc, shared: Doc): Statement {
  checkStatement('update.updates', statement, FIELDS);
  const variables = statement.c === undefined ? variablesOption(shared) : variablesOption(statement, 'c');
  const multi = flag(statement, 'multi');
  const arrayFilters =
    statement.arrayFilters === undefined ? undefined : documentList(statement, 'arrayFilters');
  const update = parseUpdate(statement.u, { arrayFilters, variables });
  if (multi && update.kind === 'replacement') {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  return {
    query: {
      filter: filterOption(statement, 'q', variables),
      sort: [],
      limit: multi ? 0 : 1,
      skip: 0,
      hint: statement.hint,
    },
    update,
    multi,
    upsert: flag(statement, 'upsert'),
  };
}
