import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isRequiredArgument,
} from 'graphql';
import type { Random } from './random';
import type { Values } from './values';

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const MAX_DEPTH = 4;

/** Generates operations that the schema allows, with mostly valid arguments. */
export class Operations {
  private variables: Record<string, unknown> = {};
  private declarations: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    private readonly values: Values,
  ) {}

  /** Returns one root field or a few. */
  next(): Operation {
    this.variables = {};
    this.declarations = [];
    const isMutation = this.random.chance(0.5);
    const root = isMutation ? this.schema.getMutationType() : this.schema.getQueryType();
    if (!root) throw new Error('The schema has no root type');
    const count = this.random.chance(0.9) ? 1 : 3;
    const fields = Array.from({ length: count }, (_entry, at) => {
      const field = this.random.pick(Object.values(root.getFields()));
      return `${field.name}_${at}: ${this.field(field, 0) ?? '__typename'}`;
    });
    const declared = this.declarations.length > 0 ? `(${this.declarations.join(', ')})` : '';
    const keyword = isMutation ? 'mutation' : 'query';
    return { query: `${keyword} Fuzz${declared} { ${fields.join(' ')} }`, variables: this.variables };
  }

  private arguments(field: GraphQLField<unknown, unknown>): string {
    const given = field.args
      .filter((argument) => isRequiredArgument(argument) || this.random.chance(0.6))
      .map((argument) => {
        const name = `v${this.declarations.length}`;
        this.declarations.push(`$${name}: ${String(argument.type)}`);
        this.variables[name] = this.values.of(argument.type, argument.name);
        return `${argument.name}: $${name}`;
      });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string | null {
    const selection = this.selection(field.type, depth);
    return selection === null ? null : `${field.name}${this.arguments(field)}${selection}`;
  }

  /** Returns a selection set: empty for leaf types, null at the depth limit. */
  private selection(output: GraphQLOutputType, depth: number): string | null {
    const type = getNamedType(output);
    if (isLeafType(type)) return '';
    if (depth >= MAX_DEPTH) return null;
    const objects = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [type as GraphQLObjectType];
    const parts = objects.map((object) => `... on ${object.name} { ${this.fieldsOf(object, depth)} }`);
    return ` { ${parts.join(' ')} }`;
  }

  private fieldsOf(type: GraphQLObjectType, depth: number): string {
    const chosen = Object.values(type.getFields())
      .filter(() => this.random.chance(0.7))
      .map((field) => ({ name: field.name, text: this.field(field, depth + 1) }))
      .filter(({ text }) => text !== null);
    // Two members of a union may have fields with the same name but different types.
    return ['__typename', ...chosen.map(({ name, text }) => `${type.name}_${name}: ${text}`)].join(' ');
  }
}
