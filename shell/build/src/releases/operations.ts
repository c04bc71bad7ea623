import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { transformSync } from 'esbuild';
import { locate, ROOT } from '../paths';
import { bundledFiles } from './bundled-files';
import { operationText } from './operation-text';

/** An operation that a release sends: its exact text, and the text's SHA-256. */
export interface RegisteredOperation {
  name: string;
  sha256: string;
  text: string;
  /** Sent by the code that the shell provides, or by none: the release registers it, and does not need it. */
  isOfShell?: true;
}

/** Inside a release's folder. */
export const OPERATIONS_FILE = 'operations.json';

const GENERATED = 'src/generated/gql/graphql.ts';
const OPERATION = /^\s*(?:query|mutation)\s+([A-Za-z_]\w*)/;
const OPERATIONS = /\b(?:query|mutation)\s+([A-Za-z_]\w*)/g;

/** Evaluates the generated module, which contains only classes and texts and has no dependencies. */
function runModule(file: string): Record<string, unknown> {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' });
  const module = { exports: {} as Record<string, unknown> };
  new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(file));
  return module.exports;
}

function operationsOf(workspace: string, root: string): RegisteredOperation[] {
  const file = locate(`${workspace}/${GENERATED}`, root);
  if (!existsSync(file)) return [];
  const operations: RegisteredOperation[] = [];
  for (const value of Object.values(runModule(file))) {
    if (!(value instanceof String)) continue;
    const name = OPERATION.exec(value.toString())?.[1];
    if (!name) continue;
    const text = operationText(value.toString());
    operations.push({ name, sha256: createHash('sha256').update(text).digest('hex'), text });
  }
  return operations;
}

/** The names of the operations in the files of shared-ui that a remote bundles. */
function bundledNames(remote: string, root: string): Set<string> {
  const sources = relative(root, locate('shared-ui/src', root));
  const files = bundledFiles(remote, root).filter(
    (file) => file.startsWith(`${sources}/`) && !file.startsWith(`${sources}/generated/`),
  );
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(OPERATIONS)].map(([, name = '']) => name)));
}

function sharedOperations(remote: string, root: string): RegisteredOperation[] {
  const bundled = bundledNames(remote, root);
  return operationsOf('shared-ui', root).map((operation) =>
    bundled.has(operation.name) ? operation : { ...operation, isOfShell: true },
  );
}

/** Returns a remote's operations and those of shared-ui, sorted by name. In production the api executes no others. */
export const readOperations = (remote: string, root = ROOT): RegisteredOperation[] =>
  [...operationsOf(remote, root), ...sharedOperations(remote, root)].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

/** Returns the operations of a stored release; none if they were not recorded. */
export function storedOperations(remote: string, id: string, folder: string): RegisteredOperation[] {
  const file = join(folder, remote, id, OPERATIONS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
