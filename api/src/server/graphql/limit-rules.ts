import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ValidationContext, ValidationRule } from 'graphql';
import { BusinessError } from '../../lib/errors';
import { LIMITS } from './limits';
import { countRootFields } from './root-fields';

/** @returns a callback that reports TOO_LARGE: the libraries' own messages do not state the limit */
const refuse =
  (limit: 'depth' | 'fields' | 'root_fields', max: number) => (context: ValidationContext | null) =>
    context?.reportError(new BusinessError('TOO_LARGE', { limit, max }));

const depth = maxDepthRule({
  n: LIMITS.depth,
  flattenFragments: true,
  ignoreIntrospection: false,
  propagateOnRejection: false,
  onReject: [refuse('depth', LIMITS.depth)],
});

/** Every field and fragment costs 1, at any depth. */
const fields = costLimitRule({
  maxCost: LIMITS.fields,
  objectCost: 1,
  scalarCost: 1,
  depthCostFactor: 1,
  flattenFragments: true,
  ignoreIntrospection: false,
  propagateOnRejection: false,
  onReject: [refuse('fields', LIMITS.fields)],
});

const rootFields: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    if (countRootFields(selectionSet, context) > LIMITS.rootFields)
      refuse('root_fields', LIMITS.rootFields)(context);
  },
});

/**
 * Rules against operations that are too expensive to run. For validated documents: the rules expect fragments to exist
 * and to be acyclic.
 */
export const limitRules: readonly ValidationRule[] = [depth, fields, rootFields];
