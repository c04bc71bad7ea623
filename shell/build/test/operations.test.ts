import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOperations } from '../src/releases/operations';

describe('the operations of a release', () => {
  it('are those of the remote’s generated documents, by name, with the hash of what is sent', () => {
    const operations = readOperations('mf-cart');
    const add = operations.find(({ name }) => name === 'CartAddItem');
    expect(operations.length).toBeGreaterThan(10);
    expect(add?.text).toContain('mutation CartAddItem(');
    expect(add?.text).toContain('fragment MiniCartFields on Cart');
    for (const { text, sha256 } of operations)
      expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('are those of the shared code alone for a remote that has none of its own', () => {
    const names = readOperations('mf-nobody').map(({ name }) => name);
    expect(names).toContain('PaymentGateway');
    expect(readOperations('mf-cart').map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});
