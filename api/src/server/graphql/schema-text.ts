import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingTypeSdl } from '@saltbush/contract';

/** Beside the built server, and where the sources keep it. */
const FOLDERS = ['./schema/', '../../../contract/schema/'];

const BOOKING_TYPE = /^enum BookingType \{[^}]*\}/m;

/** The SDL of the contract, all files joined. What can be booked is what the table of booking types says. */
export function readSchemaText(): string {
  const folder = FOLDERS.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!folder) throw new Error('The GraphQL schema is missing beside the server');
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
    .replace(BOOKING_TYPE, bookingTypeSdl);
}
