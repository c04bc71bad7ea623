import { Long } from 'bson';
import type { Doc } from '../../bson/types';
import type { Command, Context } from '../context/context';
import { documentOption } from '../options/documents';

function configureFailPoint({ body, server }: Context): Doc {
  const data = documentOption(body, 'data') ?? {};
  const count = server.failPoints?.configure(body.configureFailPoint, body.mode, data) ?? 0;
  return { count: Long.fromNumber(count), ok: 1 };
}

/** Commands that only a server with test commands has. */
export const failPointCommands: Record<string, Command> = {
  configureFailPoint: {
    run: configureFailPoint,
    fields: ['mode', 'data'],
    adminOnly: true,
    testOnly: true,
  },
};
