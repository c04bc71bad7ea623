import { expect, it } from 'vitest';
import type { OrderDocument } from '../documents';
import { closedScripts } from './scripts-of';

const AT = new Date('2026-11-24T00:00:00Z');
const SCRIPT = { line: 1, kind: 'onfile', state: 'on_file', steps: [] };

/** An order of one medicine on file, of which nothing or all was refunded. */
const order = (state: string, cnc_location: object | null, refunded = false) =>
  ({
    state,
    cnc_location,
    items: [{ product_id: 1, quantity: 1 }],
    scripts: [SCRIPT],
    refunds: refunded ? [{ lines: [{ line: 1, quantity: 1 }], status: 'paid' }] : [],
  }) as unknown as OrderDocument;

const stateAfter = (state: string, place: object | null) =>
  closedScripts(order(state, place), order(state, place, true), AT)[0]?.state;

it.each([
  ['packed', null, 'closed'],
  ['dispatched', { name: 'Newtown' }, 'closed'],
  ['dispatched', null, 'on_file'],
  ['delivered', { name: 'Newtown' }, 'on_file'],
] as const)('the script of a refunded order that is %s at %o is %s [health-33]', (state, place, expected) => {
  expect(stateAfter(state, place)).toBe(expected);
});
