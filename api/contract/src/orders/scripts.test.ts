import { expect, it } from 'vitest';
import { SCRIPT_TYPES } from '../enumerations';
import {
  canFileScript,
  canMoveScript,
  firstScriptState,
  holdsApproval,
  readScriptCode,
  refuseReasonsOf,
  SCRIPT_REFUSE_REASONS,
  SCRIPT_STATES,
  type ScriptMover,
  type ScriptState,
  scriptCode,
} from './scripts';

const movesOf = (from: ScriptState, by: ScriptMover) =>
  SCRIPT_STATES.filter((to) => canMoveScript(from, to, by));

/** Every way of at most `steps` steps from a state, whoever takes them. */
function waysFrom(from: ScriptState, steps: number): ScriptState[][] {
  const next = SCRIPT_STATES.filter(
    (to) => canMoveScript(from, to, 'pharmacist') || canMoveScript(from, to, 'refund'),
  );
  if (steps === 0 || next.length === 0) return [[from]];
  return next.flatMap((to) => waysFrom(to, steps - 1).map((way) => [from, ...way]));
}

const WAYS = SCRIPT_TYPES.flatMap((kind) => waysFrom(firstScriptState(kind), 7));

it('begins by how the customer gives it [selling-36]', () => {
  expect(SCRIPT_TYPES.map((kind) => [kind, firstScriptState(kind)])).toEqual([
    ['escript', 'to_check'],
    ['onfile', 'on_file'],
    ['paper', 'awaited'],
  ]);
});

it('is valid only after a pharmacist had it before them: no way leads past the check [selling-36]', () => {
  for (const way of WAYS) {
    for (const [at, state] of way.entries()) {
      if (state === 'valid') expect(['arrived', 'to_check', 'on_file']).toContain(way[at - 1]);
      if (state === 'arrived') expect(['awaited', 'refused']).toContain(way[at - 1]);
    }
  }
  expect(WAYS.length).toBeGreaterThan(20);
});

it('never undoes a check: what is valid is only closed, and nothing leaves closed [selling-36]', () => {
  expect(movesOf('valid', 'pharmacist')).toEqual([]);
  for (const way of WAYS) {
    for (const state of way.slice(0, -1)) expect(state).not.toBe('closed');
    const valid = way.indexOf('valid');
    if (valid >= 0) expect(['closed', undefined]).toContain(way[valid + 1]);
  }
});

it('is closed by the refund of its line alone, from wherever it is', () => {
  for (const state of SCRIPT_STATES) {
    expect(movesOf(state, 'refund')).toEqual(state === 'closed' ? [] : ['closed']);
  }
});

it('lets an order be approved once it is valid, or no longer needed [selling-37]', () => {
  expect(SCRIPT_STATES.filter((state) => !holdsApproval(state))).toEqual(['valid', 'closed']);
});

it('can be refused for reasons that fit what the pharmacist has before them', () => {
  for (const state of SCRIPT_STATES) {
    expect(refuseReasonsOf(state).length > 0).toBe(canMoveScript(state, 'refused', 'pharmacist'));
  }
  const used = new Set(SCRIPT_STATES.flatMap(refuseReasonsOf));
  expect([...used].sort()).toEqual(Object.keys(SCRIPT_REFUSE_REASONS).sort());
  expect(refuseReasonsOf('awaited')).toEqual(['not_arrived']);
});

it('is kept on file once it was checked, unless it is on file already [health-32]', () => {
  const kept = SCRIPT_TYPES.flatMap((kind) =>
    SCRIPT_STATES.filter((state) => canFileScript(kind, state)).map((state) => [kind, state]),
  );
  expect(kept).toEqual([
    ['escript', 'valid'],
    ['paper', 'valid'],
  ]);
});

it('has a code that names its order and line', () => {
  const code = scriptCode('SB-7K3M-9QXT', 12);
  expect([code, readScriptCode(code)]).toEqual(['SB-7K3M-9QXT-S12', { reference: 'SB-7K3M-9QXT', line: 12 }]);
  for (const none of ['', 'SB-7K3M-9QXT', 'SB-7K3M-9QXT-R1', 'SB-7K3M-9QXT-S', 'xSB-7K3M-9QXT-S1']) {
    expect(readScriptCode(none)).toBeNull();
  }
});
