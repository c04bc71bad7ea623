import { expect, it } from 'vitest';
import { type OrderScript, scriptStanding } from './script-standing';

const AT = '2026-11-21T02:00:00Z';

const scriptIn = (state: OrderScript['state'], reason: string | null = null): OrderScript => ({
  line: 1,
  name: 'Prescription item',
  kind: 'paper',
  state,
  steps: [{ state, at: AT, reason }],
});

it('says where to post a paper script, and when it has arrived [selling-36]', () => {
  expect(scriptStanding(scriptIn('awaited'))).toContain('188 Pitt Street');
  expect(scriptStanding(scriptIn('arrived'))).toMatch(
    /^We have received your paper script on 21 November 2026\./,
  );
});

it('says why a script was refused, and what to do', () => {
  expect(scriptStanding(scriptIn('refused', 'illegible'))).toBe(
    'Our pharmacist could not accept your script on 21 November 2026: We cannot read it. Please post us another one, or call us.',
  );
  expect(scriptStanding(scriptIn('refused', 'toString'))).not.toContain('function');
});

it('has a whole sentence for every state', () => {
  for (const state of ['awaited', 'arrived', 'to_check', 'on_file', 'valid', 'refused', 'closed'] as const) {
    expect(scriptStanding(scriptIn(state))).toMatch(/^(We|Our|No) .*\.$/);
  }
});
