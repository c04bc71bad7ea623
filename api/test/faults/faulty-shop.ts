import { MongoClient } from 'mongodb';
import { createExecutor } from '../../src/server/graphql/execute';
import { readRoleTable } from '../roles/read-role-table';
import { argumentsOf, type Cast, createCast } from '../roles/walk';
import { startSelling } from '../shop/selling';
import type { GraphQLAnswer, Shopper } from '../shop/shopper';
import { describeEffects, readAgain, readState, restoreState, type State } from './effects';
import { type Fault, FaultyConnection } from './faulty-connection';

/** A failure: the fault, how many of the mutation's commands succeed before it, and how many fail. */
export interface Point {
  fault: Fault;
  skip: number;
  times: number;
}

/** A mutation that can be repeated from the same state. */
export interface Rehearsal {
  mutation: string;
  variables: object;
  before: State;
  /** What it does without a fault. */
  effects: string;
  /** Names of the database commands that it consists of. */
  commands: readonly string[];
}

const TABLE = readRoleTable();
/** Who may run a mutation, in order of preference. */
const CALLERS = ['owner', 'staff', 'guest'] as const;

/** Starts a shop whose connection to its database can fail. */
export async function startFaultyShop() {
  const opened: { faulty?: Awaited<ReturnType<typeof FaultyConnection.to>>; observer?: MongoClient } = {};
  const shop = await startSelling({
    env: { ALLOW_TEST_OPERATIONS: 'true', RATE_LIMIT_FACTOR: '9999999' },
    execute: createExecutor(),
    async connectThrough(uri) {
      opened.observer = await new MongoClient(uri).connect();
      opened.faulty = await FaultyConnection.to(uri);
      return opened.faulty.uri;
    },
  });
  const { faulty, observer } = opened;
  if (!faulty || !observer) throw new Error('The api did not connect');
  const cast = await createCast(shop);
  const practitioner = (await shop.user('practitioner')).shopper;
  const db = observer.db(shop.db.databaseName);
  return {
    ...createTrials({ cast, practitioner, connection: faulty.connection, db }),
    async close(): Promise<void> {
      faulty.connection.record();
      await observer.close();
      await shop.close();
      faulty.connection.close();
    },
  };
}

interface Stage {
  cast: Cast;
  practitioner: Shopper;
  connection: FaultyConnection;
  db: ReturnType<MongoClient['db']>;
}

interface Outcome {
  did: string;
  error: { message: string; extensions: { code: string } } | null;
}

/** Codes that leave open whether a mutation was done, or say that it was. */
const POSSIBLY_DONE = ['SAVED_NOT_SHOWN', 'UNCONFIRMED'];

/** What an acknowledged mutation may leave to a job, and what it has done until then. */
const LEFT_TO_A_JOB: Readonly<Record<string, string>> = {
  // The job that settles ended programs gives back and mails what this request could not.
  journey_subscriptions_cancel: 'journey_subscriptions changed',
};

function problemOf({ did, error }: Outcome, { mutation, effects }: Rehearsal): string | null {
  if (!error && did === LEFT_TO_A_JOB[mutation]) return null;
  const what = `"${did}" instead of "${effects}"`;
  if (!error) return did === effects ? null : `acknowledged, but did ${what}`;
  const { code } = error.extensions;
  if (did === '') return code === 'SAVED_NOT_SHOWN' && effects !== '' ? 'not done, but said to be' : null;
  if (did !== effects) return `half done: ${what}, with ${code}`;
  return POSSIBLY_DONE.includes(code) ? null : `done, but refused with ${code}: ${error.message}`;
}

const problemOfRepeat = ({ did, error }: Outcome, effects: string): string | null => {
  if (error) return `refused when repeated: ${JSON.stringify(error)}`;
  return did === effects ? null : `when repeated, it did "${did}" instead of "${effects}"`;
};

function createTrials({ cast, practitioner, connection, db }: Stage) {
  let failures = 0;
  /** The large collections are read once for each mutation: those that nothing has written are as they were. */
  const readNow = (before: State) => readAgain(db, before, connection.written);
  const send = (mutation: string, variables: object): Promise<GraphQLAnswer> => {
    const row = TABLE.get(mutation);
    const role = CALLERS.find((name) => row?.[name] === 'allowed');
    const caller = role ? cast.people[role] : practitioner;
    return caller.send(cast.operations.get(mutation) ?? '', variables);
  };
  return {
    /** How many commands have failed on request. */
    failures: () => failures,

    /** Runs a mutation without a fault, and undoes it. */
    async rehearse(mutation: string): Promise<Rehearsal> {
      const variables = await argumentsOf(cast, mutation);
      connection.written.clear();
      const before = await readState(db);
      connection.record();
      const { errors } = await send(mutation, variables);
      const { commands } = connection;
      if (errors) throw new Error(`${mutation} fails without a fault: ${JSON.stringify(errors)}`);
      const after = await readNow(before);
      const effects = describeEffects(before, after);
      await restoreState(db, before, after);
      return { mutation, variables, before, effects, commands };
    },

    /** Runs a mutation with a fault, and undoes it. Returns what is wrong afterwards; null if nothing is. */
    async findProblem(rehearsal: Rehearsal, point: Point): Promise<string | null> {
      const { mutation, variables, before, effects } = rehearsal;
      const run = async (): Promise<Outcome> => {
        const { errors } = await send(mutation, variables);
        connection.record();
        return { did: describeEffects(before, await readNow(before)), error: errors?.[0] ?? null };
      };
      connection.arm(point);
      const { failed } = connection;
      const first = await run();
      failures += failed.length;
      // The caller of a mutation that was not done tries again.
      const problem =
        problemOf(first, rehearsal) ??
        (first.error && first.did === '' ? problemOfRepeat(await run(), effects) : null);
      await restoreState(db, before, await readNow(before));
      const { fault, skip, times } = point;
      return problem && `${mutation}, ${fault} × ${times} at ${skip} (${failed.join(', ')}): ${problem}`;
    },
  };
}
