const gain = (grade: number, at: number) => grade / Math.log2(at + 2);
const sum = (grades: readonly number[]) => grades.reduce((total, grade, at) => total + gain(grade, at), 0);

/**
 * Returns the normalised discounted cumulative gain of the first `depth` results: 1 if no better order exists, 0 if none of the results is useful.
 *
 * @param best the grades of the best order
 * @throws RangeError if no product is useful: the judgement is wrong
 */
export function ndcg(results: readonly number[], best: readonly number[], depth: number): number {
  const ideal = sum(best.slice(0, depth));
  if (ideal === 0) throw new RangeError('No product is useful');
  return sum(results.slice(0, depth)) / ideal;
}
