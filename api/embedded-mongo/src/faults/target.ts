import type { Doc } from '../bson/types';

/** What `failCommand` selects commands by. */
export interface Target {
  name: string;
  database: string;
  body: Doc;
  /** The name of the application that the connection's client gave. */
  appName: string | undefined;
}

/** Whether a fail point's data selects a command. */
export function selects(data: Doc, { name, database, body, appName }: Target): boolean {
  if (name === 'configureFailPoint') return false;
  if (data.appName !== undefined && data.appName !== appName) return false;
  const collection = name === 'getMore' ? body.collection : body[name];
  if (data.namespace !== undefined && data.namespace !== `${database}.${String(collection)}`) return false;
  const commands = Array.isArray(data.failCommands) ? data.failCommands : [];
  return data.failAllCommands === true || commands.includes(name);
}
