import { indexCatalogue } from './catalogue-index';
import { JUDGED, type Judged, type JudgedQuery, judgedOf } from './judge';
import { ndcg } from './ndcg';

/** How many results count. */
export const DEPTH = 10;

export interface QueryScore {
  query: string;
  /** From 0 to 1. */
  score: number;
}

/** The scores of a set of queries, worst first, and their mean. */
export interface SetScore {
  queries: QueryScore[];
  mean: number;
}

export interface Relevance {
  known: SetScore;
  unseen: SetScore;
}

type Index = ReturnType<typeof indexCatalogue>;

/** The grades of the best order, as far as it counts. */
function bestGrades(products: readonly Judged[], grade: JudgedQuery['grade']): number[] {
  const best: number[] = [];
  const useful: number[] = [];
  for (const product of products) {
    const each = grade(product);
    if (each > 0) (each === 3 ? best : useful).push(each);
    if (best.length === DEPTH) break;
  }
  return [...best, ...useful].slice(0, DEPTH);
}

function scoreSet(index: Index, judged: readonly JudgedQuery[]): SetScore {
  const everything = index.search({ query: '', offset: 0, limit: index.size }).hits.map(judgedOf);
  const scoreOf = ({ query, isNoise, grade }: JudgedQuery): number => {
    const { hits } = index.search({ query, offset: 0, limit: DEPTH });
    if (isNoise) return hits.length === 0 ? 1 : 0;
    return ndcg(hits.map(judgedOf).map(grade), bestGrades(everything, grade), DEPTH);
  };
  const queries = judged.map((each) => ({ query: each.query, score: scoreOf(each) }));
  const mean = queries.reduce((sum, { score }) => sum + score, 0) / queries.length;
  return { queries: queries.sort((a, b) => a.score - b.score), mean };
}

/** Judges the search over the whole sample shop: nDCG@10 of every query. */
export function measureRelevance(index = indexCatalogue()): Relevance {
  return { known: scoreSet(index, JUDGED.known), unseen: scoreSet(index, JUDGED.unseen) };
}
