import { MongoError } from '../../errors';
import type { Context } from './context';

/** In bytes, as in MongoDB. */
const LONGEST_NAMESPACE = 255;

/** The collection a command names. */
export function collectionName(context: Context, command: string): string {
  return checkNamespace(context.database, context.body[command]);
}

/** Returns the name of a collection. @throws MongoError `InvalidNamespace` */
export function checkNamespace(database: string, name: unknown): string {
  if (typeof name !== 'string' || name === '') {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.${String(name)}'`);
  }
  if (Buffer.byteLength(`${database}.${name}`) > LONGEST_NAMESPACE) {
    throw new MongoError('InvalidNamespace', `Fully qualified namespace is too long: ${database}.${name}`);
  }
  if (name.startsWith('.') || name.includes('\0') || name.includes('$')) {
    throw new MongoError('InvalidNamespace', `Invalid collection name: ${name}`);
  }
  return name;
}
