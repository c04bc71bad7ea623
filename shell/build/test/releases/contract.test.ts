import { describe, expect, it } from 'vitest';
import {
  type Agreements,
  findMismatches,
  type PlatformContract,
  readContract,
} from '../../src/platform/contract';
import { nextContract } from '../../src/platform/contract-version';
import { readAgreements } from '../../src/platform/read-agreements';
import { readUses } from '../../src/releases/uses';

const CONTRACT: PlatformContract = {
  version: '2.1',
  slots: { 'card.action': { 'product.id': 'number', 'product.price': 'number' } },
  events: { 'cart:changed': { uuid: 'string' } },
};

describe('the contract', () => {
  it('is read from the types, and recorded in releases as far as they use it', async () => {
    const { version, ...agreements } = readContract();
    expect(readAgreements()).toEqual(agreements);
    const { contract } = await readUses('mf-cart');
    expect(contract).toMatchObject({
      version,
      takes: { slots: { 'card.action': { 'product.queryID': 'string | null' } } },
      gives: { slots: { 'patient.form': { 'patientUuid?': 'string | null' } } },
    });
    expect(contract?.gives.events).toEqual({ 'cart:changed': { uuid: 'string' } });
    expect((await readUses('mf-telehealth')).contract?.takes.events).toEqual({ 'auth:signed-out': {} });
  });

  it.each<[string, Partial<Agreements>, string]>([
    ['nothing', {}, '2.1'],
    ['a further event', { events: { ...CONTRACT.events, 'cart:emptied': {} } }, '2.2'],
    [
      'a payload that may be absent',
      { events: { 'cart:changed': { uuid: 'string', 'at?': 'string' } } },
      '2.2',
    ],
    ['a payload that must be there', { events: { 'cart:changed': { uuid: 'string', at: 'string' } } }, '3.0'],
    ['another type', { events: { 'cart:changed': { uuid: 'number' } } }, '3.0'],
    ['one event less', { events: {} }, '3.0'],
  ])('gets its version from what changed: %s', (_case, change, version) => {
    const { slots, events } = CONTRACT;
    expect(nextContract(CONTRACT, { slots, events, ...change }).version).toBe(version);
  });

  it('accepts a narrower type than is taken, and no wider one', () => {
    expect(findMismatches({ a: 'string' }, { a: 'string | null' })).toEqual([]);
    expect(findMismatches({ a: 'string | null' }, { a: 'string' })).toEqual([
      'a is string | null instead of string',
    ]);
    expect(findMismatches({ 'a?': 'string' }, { a: 'string' })).toEqual(['a may be missing']);
  });
});
