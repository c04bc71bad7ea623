import { sharesIn } from './counting-sets';
import type { PromotableLine, PromotionTerms } from './promotion-terms';

/** The lines that each promotion takes. */
type Assignment = Map<PromotionTerms, PromotableLine[]>;

interface Choice {
  line: PromotableLine;
  /** The promotions that may take the line, by id. */
  among: readonly PromotionTerms[];
}

/**
 * Every division of this many is compared: eight lines with two promotions each. Carts are priced with each request,
 * and beyond that lines are moved one by one while that saves more.
 */
const MAX_DIVISIONS = 256;
/** Rounds of moving each line once; few carts need a third. */
const MAX_ROUNDS = 10;

function assignmentOf(choices: readonly Choice[], picks: readonly number[]): Assignment {
  const assignment: Assignment = new Map();
  choices.forEach(({ line, among }, at) => {
    const promotion = among[picks[at] ?? 0];
    const taken = promotion && assignment.get(promotion);
    if (taken) taken.push(line);
    else if (promotion) assignment.set(promotion, [line]);
  });
  return assignment;
}

/** Returns the cents that a division saves and, less than any cent, the lines that get something else. */
function worthOf(choices: readonly Choice[], picks: readonly number[]): number {
  const shares = [...assignmentOf(choices, picks)].flatMap(([promotion, lines]) =>
    sharesIn(promotion, lines),
  );
  return shares.reduce((total, { discount }) => total + discount, 0) + shares.length / (choices.length + 1);
}

function bestOfAll(choices: readonly Choice[]): number[] {
  let best = { picks: choices.map(() => 0), worth: -1 };
  const tryFrom = (picks: readonly number[]): void => {
    const next = choices[picks.length];
    if (next) {
      for (const pick of next.among.keys()) tryFrom([...picks, pick]);
      return;
    }
    const worth = worthOf(choices, picks);
    if (worth > best.worth) best = { picks: [...picks], worth };
  };
  tryFrom([]);
  return best.picks;
}

/** Gives each promotion all its lines, the one that then saves most first. */
function greedy(choices: readonly Choice[], promotions: readonly PromotionTerms[]): number[] {
  const savingOf = (promotion: PromotionTerms) => {
    const lines = choices.filter(({ among }) => among.includes(promotion)).map(({ line }) => line);
    return sharesIn(promotion, lines).reduce((total, { discount }) => total + discount, 0);
  };
  const savings = new Map(promotions.map((promotion) => [promotion, savingOf(promotion)]));
  return choices.map(({ among }) => {
    const values = among.map((promotion) => savings.get(promotion) ?? 0);
    return values.indexOf(Math.max(...values));
  });
}

function improve(choices: readonly Choice[], start: readonly number[]): number[] {
  let best = { picks: [...start], worth: worthOf(choices, start) };
  for (let round = 0, before = -1; round < MAX_ROUNDS && before < best.worth; round += 1) {
    before = best.worth;
    for (const [at, { among }] of choices.entries()) {
      for (const pick of among.keys()) {
        const picks = best.picks.with(at, pick);
        const worth = worthOf(choices, picks);
        if (worth > best.worth) best = { picks, worth };
      }
    }
  }
  return best.picks;
}

/** Divides lines among their promotions so that the customer saves most; of equal divisions, by the promotions' ids. */
export function assignLines(
  lines: readonly PromotableLine[],
  promotions: readonly PromotionTerms[],
): Assignment {
  const sorted = [...promotions].sort((a, b) => a.id - b.id);
  const choices = lines.flatMap((line): Choice[] => {
    const among = sorted.filter(({ id }) => line.promotion_ids.includes(id));
    return among.length > 0 ? [{ line, among }] : [];
  });
  const divisions = choices.reduce((count, { among }) => count * among.length, 1);
  const picks = divisions <= MAX_DIVISIONS ? bestOfAll(choices) : improve(choices, greedy(choices, sorted));
  return assignmentOf(choices, picks);
}
