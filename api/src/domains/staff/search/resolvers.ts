import { FIELD_MESSAGES } from '@saltbush/contract';
import type {
  Resolvers,
  StaffSearchLineInput,
  StaffSearchSynonymsRemoveInput,
  StaffSearchSynonymsSaveInput,
} from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

const FIRST = 10;
const MAX_QUERY_LENGTH = 100;

type Trial = Awaited<ReturnType<StaffContext['search']['words']['trial']>>;

function resultsOf({ search }: StaffContext, query: string, trial?: Trial) {
  const { hits, docs } = search.products.search({ query, offset: 0, limit: FIRST, trial });
  const products = hits.map(({ objectID, name, brand }) => ({ id: objectID, name, brand }));
  return { total: docs.length, products };
}

/** Returns the lines of synonyms that staff keep. */
function staffSearchSynonyms(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'search:tune');
  return ctx.search.words.lines();
}

/** Returns what a search finds, and what it would find with a line that is not saved yet. */
async function staffSearchPreview(
  _root: unknown,
  { query, line }: { query: string; line?: StaffSearchLineInput | null },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'search:tune');
  const words = query.trim();
  if (words === '') throw invalidInput({ query: FIELD_MESSAGES.search_missing });
  if (words.length > MAX_QUERY_LENGTH) throw invalidInput({ query: FIELD_MESSAGES.search_long });
  if (!line) return { now: resultsOf(ctx, words) };
  const trial = await ctx.search.words.trial(line);
  return { now: resultsOf(ctx, words), with_line: resultsOf(ctx, words, trial) };
}

/** Adds or changes a line of synonyms. */
async function staffSearchSynonymsSave(
  _root: unknown,
  { input }: { input: StaffSearchSynonymsSaveInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'search:tune');
  const { words } = ctx.search;
  await words.save(input, { changed_at: ctx.clock.now(), staff_name: await nameOfStaff(ctx, id) });
  return { synonyms: await words.lines() };
}

/** Removes a line of synonyms. */
async function staffSearchSynonymsRemove(
  _root: unknown,
  { input }: { input: StaffSearchSynonymsRemoveInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'search:tune');
  await ctx.search.words.remove(input);
  return { synonyms: await ctx.search.words.lines() };
}

/** The desk of the search. */
export const searchResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: { staff_search_synonyms: staffSearchSynonyms, staff_search_preview: staffSearchPreview },
  Mutation: {
    staff_search_synonyms_save: staffSearchSynonymsSave,
    staff_search_synonyms_remove: staffSearchSynonymsRemove,
  },
};
