import type { Doc } from '../bson/types';
import type { Server } from '../commands/context/context';
import { asMongoError, type MongoError } from '../errors';
import { ConnectionClosed } from '../faults/planned-error';
import type { Handler } from '../wire/connection';
import { errorLabels } from './error-labels';
import { execute } from './execute';

/** Creates the function that executes commands. */
export function dispatcher(server: Server): Handler {
  return async (request, connection) => {
    try {
      return { ...(await execute(server, request, connection)), $time: server.clock.elements };
    } catch (error) {
      if (error instanceof ConnectionClosed) return undefined;
      return { ...errorReply(asMongoError(error), request.body), $time: server.clock.elements };
    }
  };
}

function errorReply(error: MongoError, body: Doc): Doc {
  const labels = errorLabels(error, Object.keys(body)[0] ?? '', body);
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName,
    ...error.details,
    ...(labels.length > 0 && { errorLabels: labels }),
  };
}
