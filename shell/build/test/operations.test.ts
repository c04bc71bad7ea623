import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOperations } from '../src/releases/operations';

describe('readOperations', () => {
  it('returns the remote’s generated documents by name, with the hash of the text that is sent', () => {
    const operations = readOperations('mf-cart');
    const add = operations.find(({ name }) => name === 'CartAddItem');
    expect(operations.length).toBeGreaterThan(10);
    expect(add?.text).toContain('mutation CartAddItem(');
    expect(add?.text).toContain('fragment MiniCartFields on Cart');
    for (const { text, sha256 } of operations)
      expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('returns only the shared operations for a remote without any', () => {
    const names = readOperations('mf-none').map(({ name }) => name);
    expect(names).toContain('PaymentGateway');
    expect(readOperations('mf-cart').map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('marks the shared operations that the remote’s own files do not send', () => {
    const needed = (remote: string) =>
      readOperations(remote)
        .filter(({ isOfShell }) => !isOfShell)
        .map(({ name }) => name);
    for (const remote of ['mf-journey', 'mf-telehealth']) expect(needed(remote)).toContain('HealthDraftSave');
    for (const remote of ['mf-header', 'mf-catalog']) expect(needed(remote)).not.toContain('HealthDraftSave');
    expect(needed('mf-cart')).toEqual(expect.arrayContaining(['CartAddItem', 'PaymentGateway']));
  });
});
