import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { operationText } from '../releases/operation-text';

const IMPORT = /import\s*\{\s*graphql\s*\}\s*from\s*'([^']*generated\/gql)';/;
const CALL = /\bgraphql\(\s*\/\* GraphQL \*\/\s*`([^`]*)`,?\s*\)/g;
const UNREPLACED = /^(?!\s*(?:\/\/|\*|\/\*)).*\bgraphql\(/m;

/** Finds the generated document of an operation by its text; returns null if it has not been generated. */
function documentName(generated: string, text: string): string | null {
  const start = generated.indexOf(`${JSON.stringify(text)}: typeof types.`);
  const name = start < 0 ? null : /: typeof types\.(\w+)/.exec(generated.slice(start + text.length));
  return name?.[1] ?? null;
}

/**
 * Replaces `graphql(…)` with an import of the generated document, so that a build contains an operation's text once
 * instead of three times: in the call, in the generator's map and in the document. Each document is a separate module
 * (`?only=`), so that it is loaded with the code that sends it.
 * @throws {Error} The operation has changed since the documents were generated, or a call is written in another way: it
 *   would pass the type check and fail in the page.
 */
export function importOperations(
  source: string,
  readGenerated: (folder: string) => string,
  file: string,
): string {
  const folder = IMPORT.exec(source)?.[1];
  if (!folder) return source;
  const generated = readGenerated(folder);
  const names = new Set<string>();
  const replaced = source.replace(CALL, (_call, text: string) => {
    const name = documentName(generated, text);
    if (!name) throw new Error(`${file}: the operation has not been generated. Run npm run codegen.`);
    names.add(name);
    return `operation_${name}`;
  });
  if (UNREPLACED.test(replaced))
    throw new Error(`${file}: write graphql(/* GraphQL */ \`…\`), without values inside.`);
  const imports = [...names].map(
    (name) => `import { ${name} as operation_${name} } from '${folder}/graphql?only=${name}';`,
  );
  return replaced.replace(IMPORT, imports.join(' '));
}

/**
 * Extracts one document's text from the generated module.
 * @throws {Error} The module has no document of that name.
 */
export function pickOperation(generated: string, name: string): string {
  const [, call] = generated.split(`export const ${name} = new TypedDocumentString(`);
  // A fragment's document has a second argument, which nothing reads.
  const text = /^`([^`]*)`(?:, \{[^}]*\})?\) as unknown as/.exec(call ?? '')?.[1];
  if (!text) throw new Error(`${name} has not been generated. Run npm run codegen.`);
  return `export const ${name} = /*#__PURE__*/ new String(${JSON.stringify(operationText(text))});`;
}

/** The webpack loader that applies `importOperations` and `pickOperation`. */
export default function operationsLoader(this: LoaderContext<unknown>, source: string): string {
  const only = new URLSearchParams(this.resourceQuery).get('only');
  if (only) return pickOperation(source, only);
  const read = (folder: string) => {
    const file = join(dirname(this.resourcePath), folder, 'gql.ts');
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  return importOperations(source, read, this.resourcePath);
}
