import { describe, expect, it } from 'vitest';
import { importOperations } from '../src/webpack/operations-loader';

const TEXT = '\n  query Home {\n    home\n  }\n';
const GENERATED = `type Documents = {\n    ${JSON.stringify(TEXT)}: typeof types.HomeDocument,\n};`;
const source = (text: string) => `import { graphql } from '../../generated/gql';
const HomeDocument = graphql(/* GraphQL */ \`${text}\`);`;

describe('operations of a remote', () => {
  it('are imported as generated, without their text', () => {
    const result = importOperations(source(TEXT), () => GENERATED, 'home.ts');
    expect(result).toBe(`import * as operations from '../../generated/gql/graphql';
const HomeDocument = operations.HomeDocument;`);
  });

  it('stop the build when they have changed since', () => {
    const changed = source(TEXT.replace('home', 'home { id }'));
    expect(() => importOperations(changed, () => GENERATED, 'home.ts')).toThrow(/npm run codegen/);
  });

  it('leave other files alone', () => {
    const other = "import { graphql } from 'graphql';\ngraphql();";
    expect(importOperations(other, () => GENERATED, 'other.ts')).toBe(other);
  });
});
