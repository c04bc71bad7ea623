import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFor } from '../../seed/lib/random';
import { buildApiSchema } from '../../src/server/graphql/build-schema';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import { operationsOf } from '../roles/selection';
import { FAULTS } from './faulty-connection';
import { type Point, startFaultyShop } from './faulty-shop';

/**
 * `FAULTS=all npx vitest run --project=api test/faults` fails every command of every mutation in every way.
 */
const PER_MUTATION = process.env.FAULTS === 'all' ? Number.POSITIVE_INFINITY : 2;
const SEED = process.env.FAULTS_SEED ?? 'faults';
/** The driver repeats once by itself: a second failure reaches the shop. */
const TIMES = [1, 2, 3];
const LIMIT_MS = 600_000;

/** Mutations that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  users_log_out: 'ends the session that the others need',
  users_change_password: 'ends it too',
  users_close_account: 'ends it too',
  orders_request_return: 'the shop of this test has no delivered order',
  second_factor_confirm: 'needs a code of an app, which works once',
  second_factor_verify: 'needs a code of an app, which works once',
};

const MUTATIONS = [...operationsOf(buildApiSchema(readSchemaText(), []))]
  .filter(([name, query]) => query.startsWith('mutation') && !(name in LEFT_OUT))
  .map(([name]) => name);

/** Returns some of all the ways in which a mutation's commands can fail. */
function choosePoints(mutation: string, commands: number): Point[] {
  const all = Array.from({ length: commands }, (_command, skip) =>
    FAULTS.flatMap((fault) => TIMES.map((times) => ({ fault, skip, times }))),
  ).flat();
  if (all.length <= PER_MUTATION) return all;
  const random = randomFor(`${SEED}:${mutation}`);
  return Array.from({ length: PER_MUTATION }, () => all[Math.floor(random() * all.length)] as Point);
}

let shop: Awaited<ReturnType<typeof startFaultyShop>>;
/** Mutations of which something was seen to change. */
const effective = new Set<string>();
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop.close());

describe(`a mutation whose database fails (seed: ${SEED})`, () => {
  it.each(MUTATIONS)(
    '%s has happened once or not at all, and says which',
    async (mutation) => {
      const rehearsal = await shop.rehearse(mutation);
      if (rehearsal.effects !== '') effective.add(mutation);
      const problems: string[] = [];
      for (const point of choosePoints(mutation, rehearsal.commands.length)) {
        const problem = await shop.findProblem(rehearsal, point);
        if (problem) problems.push(problem);
      }
      expect(problems).toEqual([]);
    },
    LIMIT_MS,
  );

  it('has met a fault at least once, on average, and mostly changes something', () => {
    expect(effective.size).toBeGreaterThan(MUTATIONS.length / 2);
    expect(shop.failures()).toBeGreaterThanOrEqual(MUTATIONS.length);
  });
});
