import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isHealth, isSealedFromActing } from './health-types';

interface Scope {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  /** Whether a field of a type is looked for. */
  isSought: (type: string, field: string) => boolean;
}

type Operation = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'fieldNodes' | 'returnType'>;

function selects(scope: Scope, type: GraphQLNamedType, set: SelectionSetNode | undefined): boolean {
  const inner = (name: string | undefined, selected: SelectionSetNode | undefined) =>
    selects(scope, (name && scope.schema.getType(name)) || type, selected);
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return inner(selection.typeCondition?.name.value, selection.selectionSet);
    }
    const name = selection.name.value;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = scope.fragments[name];
      return inner(fragment?.typeCondition.name.value, fragment?.selectionSet);
    }
    if (scope.isSought(type.name, name)) return true;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    return field ? selects(scope, getNamedType(field.type), selection.selectionSet) : false;
  });
}

const reads =
  (isSought: Scope['isSought']) =>
  ({ schema, fragments, fieldNodes, returnType }: Operation): boolean => {
    const scope = { schema, fragments, isSought };
    return fieldNodes.some((node) => selects(scope, getNamedType(returnType), node.selectionSet));
  };

/** Returns true if the response of a field will contain health data. */
export const readsHealth = reads(isHealth);

/** Returns true if it will contain health data that staff do not see while they act as a customer. */
export const readsSealedFromActing = reads(isSealedFromActing);
