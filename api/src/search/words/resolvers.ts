import { FIELD_MESSAGES } from '@saltbush/contract';
import { findCustomer } from '../../domains/accounts';
import type {
  Resolvers,
  StaffSearchLineInput,
  StaffSearchSynonymsRemoveInput,
  StaffSearchSynonymsSaveInput,
} from '../../generated/resolvers';
import { type BaseContext, requirePermission } from '../../lib/context';
import { invalidInput } from '../../lib/errors';
import type { Synonyms } from '../engine/query/synonyms';
import type { Search } from '../search';
import { checkId, dropLine, readLine, saveLine } from './change-line';
import { readSettings } from './store';

type WordsContext = BaseContext & { search: Search };

const FIRST = 10;
const MAX_QUERY_LENGTH = 100;

/** Returns the lines that staff keep, newest change first. */
async function linesOf({ db }: WordsContext) {
  const { synonyms } = await readSettings(db);
  return synonyms.sort((a, b) => b.changed_at.getTime() - a.changed_at.getTime());
}

function resultsOf({ search }: WordsContext, query: string, trial?: Synonyms) {
  const { hits, docs } = search.products.search({ query, offset: 0, limit: FIRST, trial });
  const products = hits.map(({ objectID, name, brand }) => ({ id: objectID, name, brand }));
  return { total: docs.length, products };
}

/** Returns the lines of synonyms that staff keep. */
function staffSearchSynonyms(_root: unknown, _args: unknown, ctx: WordsContext) {
  requirePermission(ctx, 'search:tune');
  return linesOf(ctx);
}

/** Returns what a search finds, and what it would find with a line that is not saved yet. */
async function staffSearchPreview(
  _root: unknown,
  { query, line }: { query: string; line?: StaffSearchLineInput | null },
  ctx: WordsContext,
) {
  requirePermission(ctx, 'search:tune');
  const words = query.trim();
  if (words === '') throw invalidInput({ query: FIELD_MESSAGES.search_missing });
  if (words.length > MAX_QUERY_LENGTH) throw invalidInput({ query: FIELD_MESSAGES.search_long });
  if (!line) return { now: resultsOf(ctx, words) };
  checkId(line.id);
  const trial = await ctx.search.words.trial({ id: line.id, ...readLine(line) });
  return { now: resultsOf(ctx, words), with_line: resultsOf(ctx, words, trial) };
}

/** Answers with the lines after a change, which this process searches with from now on. */
async function changed(ctx: WordsContext) {
  await ctx.search.words.refresh();
  return { synonyms: await linesOf(ctx) };
}

/** Adds or changes a line of synonyms. */
async function staffSearchSynonymsSave(
  _root: unknown,
  { input }: { input: StaffSearchSynonymsSaveInput },
  ctx: WordsContext,
) {
  const { id } = requirePermission(ctx, 'search:tune');
  const person = await findCustomer(ctx.db, id);
  const staff_name = person ? `${person.first_name} ${person.last_name}` : '';
  await saveLine(ctx.db, input, { changed_at: ctx.clock.now(), staff_name });
  return changed(ctx);
}

/** Removes a line of synonyms. */
async function staffSearchSynonymsRemove(
  _root: unknown,
  { input }: { input: StaffSearchSynonymsRemoveInput },
  ctx: WordsContext,
) {
  requirePermission(ctx, 'search:tune');
  await dropLine(ctx.db, input);
  return changed(ctx);
}

/** The words that the search knows from staff. */
export const resolvers: Resolvers<WordsContext> = {
  Query: { staff_search_synonyms: staffSearchSynonyms, staff_search_preview: staffSearchPreview },
  Mutation: {
    staff_search_synonyms_save: staffSearchSynonymsSave,
    staff_search_synonyms_remove: staffSearchSynonymsRemove,
  },
};
