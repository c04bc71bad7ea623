import { describe, expect, it } from 'vitest';
import { importOperations, pickOperation } from '../src/webpack/operations-loader';

const TEXT = '\n  query Home {\n    home\n  }\n';
const GENERATED = `type Documents = {\n    ${JSON.stringify(TEXT)}: typeof types.HomeDocument,\n};`;
const source = (text: string) => `import { graphql } from '../../generated/gql';

const HomeDocument = graphql(/* GraphQL */ \`${text}\`);`;

describe('importOperations', () => {
  it('replaces an operation with an import of its generated document', () => {
    const result = importOperations(source(TEXT), () => GENERATED, 'home.ts');
    expect(
      result,
    ).toBe(`import { HomeDocument as operation_HomeDocument } from '../../generated/gql/graphql?only=HomeDocument';

const HomeDocument = operation_HomeDocument;`);
  });

  it('fails the build if an operation has changed since codegen', () => {
    const changed = source(TEXT.replace('home', 'home { id }'));
    expect(() => importOperations(changed, () => GENERATED, 'home.ts')).toThrow(/npm run codegen/);
  });

  it('fails the build if a call is written so that the page could not find its operation', () => {
    const untagged = source(TEXT).replace('/* GraphQL */ ', '');
    expect(() => importOperations(untagged, () => GENERATED, 'home.ts')).toThrow(
      /^home\.ts: write graphql\(/,
    );
    const mentioned = source(TEXT).concat('\n// As graphql(…) has it.');
    expect(importOperations(mentioned, () => GENERATED, 'home.ts')).toContain('operation_HomeDocument');
  });

  it('turns each document into a module with only its text', () => {
    const documents = ['Home', 'Away'].map(
      (name) =>
        `export const ${name}Document = new TypedDocumentString(\`query ${name} { id }\`) as unknown as TypedDocumentString<A, B>;`,
    );
    const picked = pickOperation(documents.join('\n'), 'HomeDocument');
    expect(picked).toBe('export const HomeDocument = /*#__PURE__*/ new String("query Home{id}");');
    expect(() => pickOperation(documents.join('\n'), 'OtherDocument')).toThrow(/npm run codegen/);
  });

  it('leaves other files unchanged', () => {
    const other = "import { graphql } from 'graphql';\ngraphql();";
    expect(importOperations(other, () => GENERATED, 'other.ts')).toBe(other);
  });
});
