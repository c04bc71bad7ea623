import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the built server, and where the sources keep it. */
const FOLDERS = ['./schema/', '../../../contract/schema/'];

/** The SDL of the contract, all files joined. */
export function readSchemaText(): string {
  const folder = FOLDERS.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!folder) throw new Error('The GraphQL schema is missing beside the server');
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}
