import { addBins } from './bins';
import { COUNTS, type Count, type Figures, VITALS } from './figures';

/** Figures without a document. */
export const NO_FIGURES: Figures = {
  counts: Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>,
  vitals: {},
  loads: {},
};

/** Returns the sum of two sets of figures. */
export function addFigures(left: Figures, right: Figures): Figures {
  const counts = COUNTS.map((name) => [name, left.counts[name] + right.counts[name]]);
  const vitals = VITALS.map((name) => [name, addBins(left.vitals[name] ?? {}, right.vitals[name] ?? {})]);
  return {
    counts: Object.fromEntries(counts),
    vitals: Object.fromEntries(vitals),
    loads: addBins(left.loads, right.loads),
  };
}
