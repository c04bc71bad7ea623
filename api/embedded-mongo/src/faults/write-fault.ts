import type { Doc } from '../bson/types';
import type { FailPoints } from './fail-points';
import { ConnectionClosed, plannedError } from './planned-error';

/** What `onPrimaryTransactionalWrite` does to a numbered write. */
export interface WriteFault {
  /** Called inside the commit, after the write's statements. */
  beforeCommit(): void;
  /** Called when the write is durable. */
  afterCommit(): void;
}

/** How often a write command evaluates the fail point: documents are inserted together, other statements one by one. */
function statementsOf(body: Doc): number {
  const list = body.updates ?? body.deletes;
  return Array.isArray(list) ? list.length : 1;
}

/** Returns the fault of a numbered write, if `onPrimaryTransactionalWrite` is set. */
export function writeFault(points: FailPoints | undefined, body: Doc): WriteFault | undefined {
  let data: Doc | undefined;
  for (let left = points ? statementsOf(body) : 0; left > 0; left--)
    data = points?.evaluate('onPrimaryTransactionalWrite') ?? data;
  if (!data) return undefined;
  const { closeConnection, failBeforeCommitExceptionCode: code } = data;
  return {
    beforeCommit() {
      if (code === undefined) return;
      if (closeConnection !== false) throw new ConnectionClosed();
      throw plannedError(code, 'onPrimaryTransactionalWrite', data);
    },
    afterCommit() {
      if (closeConnection !== false) throw new ConnectionClosed();
    },
  };
}
