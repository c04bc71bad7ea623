import type { Doc } from '../bson/types';
import type { Pattern } from '../regex/pattern';
import { firstSegment } from './paths';

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

/** Returns the top-level fields a filter reads; undefined if it may read any. */
export function filterFields(filter: Filter): Set<string> | undefined {
  const fields = new Set<string>();
  return addFields(filter, fields) ? fields : undefined;
}

function addFields(filter: Filter, fields: Set<string>): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return filter.filters.every((part) => addFields(part, fields));
    case 'not':
      return addFields(filter.filter, fields);
    case 'path':
      fields.add(firstSegment(filter.path));
      return true;
    case 'expression':
      for (const name of filter.fields ?? []) fields.add(name);
      return filter.fields !== undefined;
    case 'always':
      return true;
  }
}
