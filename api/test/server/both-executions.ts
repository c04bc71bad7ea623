import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
  print,
} from 'graphql';
import pino from 'pino';
import { createExecutor, type Execute } from '../../src/server/graphql/execute';
import { maskErrors } from '../../src/server/graphql/mask-errors';

type Resolver = GraphQLFieldResolver<unknown, object>;
/** By response key. One of them may still be pending when another has failed the whole operation. */
type Outcomes = Map<string, Promise<unknown>>;

/** What the root fields of an operation returned: the second execution gets the same without running them again. */
class RootFields {
  private readonly known = new WeakSet<GraphQLSchema>();
  private readonly recorded = new WeakMap<object, Outcomes>();
  private readonly replayed = new WeakMap<object, Outcomes>();

  /** @returns a context in which the root fields return what they returned in `context` */
  replay(context: object): object {
    const replaying = Object.create(context) as object;
    this.replayed.set(replaying, this.recorded.get(context) ?? new Map());
    return replaying;
  }

  /** Wraps the resolvers of Query and Mutation, once. */
  wrap(schema: GraphQLSchema): void {
    if (this.known.has(schema)) return;
    this.known.add(schema);
    for (const type of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(type?.getFields() ?? {})) {
        if (field.resolve) field.resolve = this.wrapped(field.resolve);
      }
    }
  }

  private wrapped(resolve: Resolver): Resolver {
    return async (root, args, context, info) => {
      const [node] = info.fieldNodes;
      const key = node?.alias?.value ?? info.fieldName;
      const replayed = this.replayed.get(context);
      if (replayed && !replayed.has(key)) throw new Error(`Only one execution resolved ${key}`);
      return replayed?.get(key) ?? this.record(context, key, async () => resolve(root, args, context, info));
    };
  }

  private record(context: object, key: string, resolve: () => Promise<unknown>): Promise<unknown> {
    const outcomes: Outcomes = this.recorded.get(context) ?? new Map();
    this.recorded.set(context, outcomes);
    const outcome = resolve();
    outcomes.set(key, outcome);
    return outcome;
  }
}

const SILENT = pino({ level: 'silent' });

/** Fields that are sealed for each response anew. */
const SEALED = /"test:[\w-]{40,}"/g;

/**
 * @returns the response's content. Errors of sibling fields may come in any order; where several root fields fail the
 *   whole operation, an execution may report any of them
 */
function shownOf(result: ExecutionResult, { document }: ExecutionArgs): unknown {
  const { data, errors = [] } = maskErrors(result, { requestId: 'same', log: SILENT });
  const roots = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
  );
  if (data === null && errors.length > 0 && roots.length > 1) return { data };
  const shown = { data, errors: errors.map((error) => JSON.stringify(error)).sort() };
  return JSON.parse(JSON.stringify(shown).replace(SEALED, '"sealed"'));
}

/** Fields below the root read again: what a concurrent request changes meanwhile is no difference. */
const TRIES = 3;

export interface BothExecutions {
  /** Executes compiled, and again interpreted; throws if the responses differ. */
  execute: Execute;
  /** How many operations were executed in both ways. */
  readonly compared: number;
  /** @throws with every difference found */
  assertEqual(): void;
}

/**
 * Executes the operations of a test in both ways. All that fail, and each document that succeeds for the first time, are
 * compared. Root fields run once, so that nothing is written, counted or sent twice; fields below them only read.
 */
export function createBothExecutions(
  compiled: Execute = createExecutor(0),
  interpreted: Execute = createExecutor(Number.POSITIVE_INFINITY),
): BothExecutions {
  const roots = new RootFields();
  const succeeded = new WeakSet<DocumentNode>();
  const differences: string[] = [];
  let compared = 0;

  /** @returns the difference between two executions of the same root fields; null if there is none */
  function differenceOf(args: ExecutionArgs, left: ExecutionResult, right: ExecutionResult): string | null {
    const [shown, again] = [shownOf(left, args), shownOf(right, args)];
    if (isDeepStrictEqual(shown, again)) return null;
    const results = `compiled: ${JSON.stringify(shown)}\ninterpreted: ${JSON.stringify(again)}`;
    return `Compiled and interpreted execution differ for ${print(args.document)}\n${results}`;
  }

  async function compare(args: ExecutionArgs, result: ExecutionResult): Promise<void> {
    const replay = (execute: Execute) =>
      execute({ ...args, contextValue: roots.replay(args.contextValue as object) });
    compared += 1;
    let difference = differenceOf(args, result, await replay(interpreted));
    for (let time = 1; difference && time < TRIES; time += 1)
      difference = differenceOf(args, ...(await Promise.all([replay(compiled), replay(interpreted)])));
    if (!difference) return;
    differences.push(difference);
    throw new Error(difference);
  }

  return {
    get compared() {
      return compared;
    },
    async execute(args) {
      roots.wrap(args.schema);
      const result = await compiled(args);
      if (!result.errors && succeeded.has(args.document)) return result;
      if (!result.errors) succeeded.add(args.document);
      await compare(args, result);
      return result;
    },
    assertEqual() {
      if (differences.length > 0) throw new Error(differences.join('\n\n'));
    },
  };
}
