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
import { HEALTH_TYPES, NAMES } from './health-types';

interface Scope {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
}

function selectsHealth(scope: Scope, type: GraphQLNamedType, set: SelectionSetNode | undefined): boolean {
  const inner = (name: string | undefined, selected: SelectionSetNode | undefined) =>
    selectsHealth(scope, (name && scope.schema.getType(name)) || type, selected);
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return inner(selection.typeCondition?.name.value, selection.selectionSet);
    }
    const name = selection.name.value;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = scope.fragments[name];
      return inner(fragment?.typeCondition.name.value, fragment?.selectionSet);
    }
    if (HEALTH_TYPES.has(type.name) && !NAMES.has(name)) return true;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    return field ? selectsHealth(scope, getNamedType(field.type), selection.selectionSet) : false;
  });
}

/** Returns true if the response of a field will contain health data. */
export function readsHealth(
  info: Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'fieldNodes' | 'returnType'>,
): boolean {
  const type = getNamedType(info.returnType);
  return info.fieldNodes.some((node) => selectsHealth(info, type, node.selectionSet));
}
