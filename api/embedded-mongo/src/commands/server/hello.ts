import type { Doc } from '../../bson/types';
import type { Context } from '../context/context';

/** Name of the replica set the server claims to be the only member of: transactions require one. */
export const SET_NAME = 'embedded';

/** What drivers ask first: what the server is and how large its messages may be. */
export function hello(context: Context): Doc {
  const { address } = context.server;
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    hosts: [address],
    setName: SET_NAME,
    setVersion: 1,
    primary: address,
    me: address,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: context.connectionId,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  };
}
