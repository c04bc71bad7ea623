import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingTypeSdl } from '@saltbush/contract';

/** Next to the built server, or in the source tree. */
const FOLDERS = ['./schema/', '../../../contract/schema/'];

/** The contract's SDL: all files, and the enum of booking types, which is derived from their table. */
export function readSchemaText(): string {
  const folder = FOLDERS.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!folder) throw new Error('The GraphQL schema was not found next to the server');
  const files = readdirSync(fileURLToPath(folder), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return [...files, bookingTypeSdl()].join('\n');
}
