import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { StageFactory } from '../environment';

/** `$documents`: the documents of the stage itself. */
export const documents: StageFactory = (operand) => {
  if (!Array.isArray(operand) || !operand.every(isDocument))
    throw new MongoError(5858203, '$documents needs an array of objects');
  return () => operand;
};

/** `$listLocalSessions`: the sessions that clients use. */
export const listLocalSessions: StageFactory = (operand, environment) => {
  if (!isDocument(operand) || Object.keys(operand).some((name) => name !== 'allUsers'))
    throw new MongoError('TypeMismatch', '$listLocalSessions options must be an object with allUsers');
  return () => environment.sessions();
};
