import type { Doc } from '../../bson/types';
import type { Pattern } from '../../regex/pattern';

/** One condition on the value at a path. */
export type Condition =
  | { kind: 'equals'; value: unknown }
  | { kind: 'less' | 'lessOrEqual' | 'greater' | 'greaterOrEqual'; value: unknown }
  | { kind: 'in'; values: unknown[]; patterns: Pattern[]; keys?: ReadonlySet<string> }
  | { kind: 'exists' }
  | { kind: 'type'; types: ReadonlySet<number> }
  | { kind: 'regex'; pattern: Pattern }
  | { kind: 'modulo'; divisor: number; remainder: number }
  | { kind: 'bits'; mask: bigint; all: boolean; set: boolean }
  | { kind: 'size'; size: number }
  | { kind: 'elementMatches'; filter: Filter }
  | { kind: 'elementValues'; conditions: Filter };

/** A parsed filter. A condition under `elementValues` has an empty path: it tests the element itself. */
export type Filter =
  | { kind: 'and' | 'or' | 'nor'; filters: Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'path'; path: string; segments: string[]; condition: Condition }
  | {
      kind: 'expression';
      fields: ReadonlySet<string> | undefined;
      test(doc: Doc): boolean;
      /** Conditions implied by the expression, used to choose an index. */
      implied: Filter[];
    }
  | { kind: 'always'; value: boolean };

/** Variables from `let`, for `$expr`. */
export type Variables = Readonly<Record<string, unknown>>;
