import { describe, expect, it } from 'vitest';
import { parseKeys } from './cipher-keys';
import { createFieldCipher } from './field-cipher';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const cipherOf = (setting: string) => createFieldCipher(parseKeys(setting));

describe('sealed fields', () => {
  const old = cipherOf(`k1:${key(1)}`);
  const rotated = cipherOf(`k2:${key(2)},k1:${key(1)}`);

  it('can be opened after key rotation, and are then sealed with the new key', () => {
    const before = old.encrypt('asthma', 'patient-1');
    const after = rotated.encrypt('asthma', 'patient-1');
    expect([before.slice(0, 3), after.slice(0, 3)]).toEqual(['k1:', 'k2:']);
    expect([before, after].map((text) => rotated.decrypt(text, 'patient-1'))).toEqual(['asthma', 'asthma']);
  });

  it('cannot be opened without their key', () => {
    const sealed = old.encrypt('asthma', 'patient-1');
    expect(() => cipherOf(`k2:${key(2)}`).decrypt(sealed, 'patient-1')).toThrow('not configured');
  });

  it('cannot be opened for another owner, or after tampering', () => {
    const sealed = old.encrypt('asthma', 'patient-1');
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => old.decrypt(sealed, 'patient-2')).toThrow();
    expect(() => old.decrypt(changed, 'patient-1')).toThrow();
  });

  it('are never identical, and round-trip any text', () => {
    expect(old.encrypt('yes', 'p')).not.toBe(old.encrypt('yes', 'p'));
    for (const text of ['', 'Zoë 👩‍⚕️', 'x'.repeat(10_000)])
      expect(old.decrypt(old.encrypt(text, 'p'), 'p')).toBe(text);
  });

  it.each(['', 'k1', 'k1:short', `k 1:${key(1)}`])(
    'need keys of 32 bytes with names: %j is refused',
    (setting) => {
      expect(() => parseKeys(setting)).toThrow('FIELD_ENCRYPTION_KEYS');
    },
  );
});
