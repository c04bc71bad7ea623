import { type Doc, isBson } from '../bson/types';

/** How a command takes part in a session. */
export interface Role {
  inTransaction: boolean;
  endsTransaction: boolean;
  isRetryableWrite: boolean;
}

/** How a command takes part in its session. */
export function roleOf(name: string, body: Doc): Role {
  const endsTransaction = name === 'commitTransaction' || name === 'abortTransaction';
  const inTransaction = body.autocommit === false;
  return {
    inTransaction,
    endsTransaction,
    isRetryableWrite: isBson(body.txnNumber, 'Long') && !inTransaction,
  };
}
