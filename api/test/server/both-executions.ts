import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  print,
} from 'graphql';
import pino from 'pino';
import { createExecutor, type Execute } from '../../src/server/graphql/execute';
import { maskErrors } from '../../src/server/graphql/mask-errors';

type Outcome = { value: unknown } | { thrown: unknown };
type Resolver = GraphQLFieldResolver<unknown, object>;

/** What the root fields of an operation returned: the second execution gets the same without running them again. */
class RootFields {
  private readonly known = new WeakSet<GraphQLSchema>();
  private readonly recorded = new WeakMap<object, Map<string, Outcome>>();
  private readonly replayed = new WeakMap<object, Map<string, Outcome>>();

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
      if (!replayed) return this.record(context, key, async () => resolve(root, args, context, info));
      const outcome = replayed.get(key);
      if (!outcome) throw new Error(`Only one execution resolved ${key}`);
      if ('thrown' in outcome) throw outcome.thrown;
      return outcome.value;
    };
  }

  private async record(context: object, key: string, resolve: () => Promise<unknown>): Promise<unknown> {
    const outcomes = this.recorded.get(context) ?? new Map<string, Outcome>();
    this.recorded.set(context, outcomes);
    try {
      const value = await resolve();
      outcomes.set(key, { value });
      return value;
    } catch (thrown) {
      outcomes.set(key, { thrown });
      throw thrown;
    }
  }
}

const SILENT = pino({ level: 'silent' });

/** @returns the response's content: errors of sibling fields may come in any order */
function shownOf(result: ExecutionResult): unknown {
  const { data, errors = [] } = maskErrors(result, { requestId: 'same', log: SILENT });
  return JSON.parse(JSON.stringify({ data, errors: errors.map((error) => JSON.stringify(error)).sort() }));
}

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

  async function compare(args: ExecutionArgs, result: ExecutionResult): Promise<void> {
    const again = await interpreted({ ...args, contextValue: roots.replay(args.contextValue as object) });
    compared += 1;
    const [left, right] = [shownOf(result), shownOf(again)];
    if (isDeepStrictEqual(left, right)) return;
    const difference = `Compiled and interpreted execution differ for ${print(args.document)}\ncompiled: ${JSON.stringify(left)}\ninterpreted: ${JSON.stringify(right)}`;
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
