import { type DocumentNode, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

/** Compiling costs as much as dozens of executions: not worth it for a document sent only once. */
const USES_BEFORE_COMPILING = 3;

type Compiled = CompiledQuery['query'];

interface Uses {
  count: number;
  /** By operation name; null if the document cannot be compiled. */
  compiled: Map<string | null, Compiled | null>;
}

function compile({ schema, document, operationName }: ExecutionArgs): Compiled | null {
  const compiled = compileQuery(schema, document, operationName ?? undefined, {
    disablingCapturingStackErrors: true,
  });
  return isCompiledQuery(compiled) ? compiled.query : null;
}

/** Executes operations. Repeated ones are compiled to functions, which return the same results in less time. */
export function createExecutor(usesBeforeCompiling = USES_BEFORE_COMPILING) {
  const known = new WeakMap<DocumentNode, Uses>();

  function compiledFor(args: ExecutionArgs): Compiled | null {
    const uses = known.get(args.document) ?? { count: 0, compiled: new Map() };
    known.set(args.document, uses);
    uses.count += 1;
    if (uses.count <= usesBeforeCompiling) return null;
    const name = args.operationName ?? null;
    // A document that cannot be compiled is not tried again.
    if (!uses.compiled.has(name)) uses.compiled.set(name, compile(args));
    return uses.compiled.get(name) ?? null;
  }

  return function run(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
    const compiled = compiledFor(args);
    return compiled ? compiled(args.rootValue, args.contextValue, args.variableValues ?? {}) : execute(args);
  };
}
