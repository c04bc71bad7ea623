import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { BusinessError, invalidInput } from '../../lib/errors';
import { variableProblems } from './variable-problems';

/** Compiling costs as much as dozens of executions: not worth it for a document sent only once. */
const USES_BEFORE_COMPILING = 3;

type Result = ExecutionResult | Promise<ExecutionResult>;
/** Executes a validated operation. Errors of its variables have no `data` beside them. */
export type Execute = (args: ExecutionArgs) => Result;

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

/** @returns the error to send instead of executing the operation; null if it can be executed */
function refusalOf({ schema, document, operationName, variableValues }: ExecutionArgs): BusinessError | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return new BusinessError('BAD_REQUEST', { reason: 'unknown_operation' });
  const problems = variableProblems(schema, operation, variableValues ?? {});
  return problems && invalidInput(problems);
}

function runCompiled(compiled: Compiled, args: ExecutionArgs): Result {
  const result = compiled(args.rootValue, args.contextValue, args.variableValues ?? {});
  // Without data nothing was executed: the compiled check of variables is stricter than the one that both ways share.
  return result instanceof Promise || 'data' in result ? result : execute(args);
}

/**
 * Executes operations. Repeated ones are compiled to functions, which return the same results in less time.
 * Variables are checked once, before either way is chosen.
 */
export function createExecutor(usesBeforeCompiling = USES_BEFORE_COMPILING): Execute {
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

  return function run(args) {
    const compiled = compiledFor(args);
    const refusal = refusalOf(args);
    if (refusal) return { errors: [refusal] };
    return compiled ? runCompiled(compiled, args) : execute(args);
  };
}
