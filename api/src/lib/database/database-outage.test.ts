import { MongoNetworkError, MongoOperationTimeoutError, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { isDatabaseOutage } from './database-outage';

describe('an outage of the database', () => {
  it('is a lost connection, a timeout, or a server that steps down', () => {
    expect(isDatabaseOutage(new MongoNetworkError('closed'))).toBe(true);
    expect(isDatabaseOutage(new MongoOperationTimeoutError('too slow'))).toBe(true);
    expect(isDatabaseOutage(new MongoServerError({ message: 'not primary', code: 10107 }))).toBe(true);
    expect(isDatabaseOutage(new MongoServerError({ message: 'cursor id 7 not found', code: 43 }))).toBe(true);
    const conflict = new MongoServerError({ message: 'conflict', code: 112 });
    conflict.addErrorLabel('TransientTransactionError');
    expect(isDatabaseOutage(conflict)).toBe(true);
  });

  it('is not a refused document, nor an error of the shop', () => {
    expect(isDatabaseOutage(new MongoServerError({ message: 'duplicate key', code: 11000 }))).toBe(false);
    expect(isDatabaseOutage(new Error('closed'))).toBe(false);
  });
});
