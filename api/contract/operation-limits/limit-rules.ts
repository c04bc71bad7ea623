import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { errorText } from '../src';
import { OPERATION_LIMITS } from './limits';
import { countRootFields } from './root-fields';

const code = 'TOO_LARGE';

/** @returns a callback that reports TOO_LARGE: the libraries' own messages do not state the limit */
const refuse =
  (limit: 'depth' | 'fields' | 'root_fields', max: number) => (context: ValidationContext | null) =>
    context?.reportError(
      new GraphQLError(errorText(code, { limit, max }), { extensions: { limit, max, code } }),
    );

const depth = maxDepthRule({
  n: OPERATION_LIMITS.depth,
  flattenFragments: true,
  ignoreIntrospection: false,
  propagateOnRejection: false,
  onReject: [refuse('depth', OPERATION_LIMITS.depth)],
});

/** Every field and fragment costs 1, at any depth. */
const fields = costLimitRule({
  maxCost: OPERATION_LIMITS.fields,
  objectCost: 1,
  scalarCost: 1,
  depthCostFactor: 1,
  flattenFragments: true,
  ignoreIntrospection: false,
  propagateOnRejection: false,
  onReject: [refuse('fields', OPERATION_LIMITS.fields)],
});

const rootFields: ValidationRule = (context) => ({
  OperationDefinition({ selectionSet }) {
    if (countRootFields(selectionSet, context) > OPERATION_LIMITS.rootFields)
      refuse('root_fields', OPERATION_LIMITS.rootFields)(context);
  },
});

/**
 * Rules against operations that are too expensive to run. For validated documents: the rules expect fragments to exist
 * and to be acyclic.
 */
export const operationLimitRules: readonly ValidationRule[] = [depth, fields, rootFields];
