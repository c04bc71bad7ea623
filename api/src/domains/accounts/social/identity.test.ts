import { describe, expect, it } from 'vitest';
import { readIdentity } from './identity';

const ISSUER = 'https://id.example';
const read = (claims: object) => readIdentity({ claims: { sub: 's1', ...claims }, issuer: ISSUER });

describe('a provider’s claims', () => {
  it('are read with the e-mail in lower case', () => {
    expect(
      read({ email: ' Mia@Example.com ', email_verified: true, given_name: 'Mia', family_name: 'Hart' }),
    ).toEqual({
      issuer: ISSUER,
      subject: 's1',
      email: 'mia@example.com',
      isEmailVerified: true,
      first_name: 'Mia',
      last_name: 'Hart',
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('with email_verified %j are read as %j', (email_verified, expected) => {
    expect(read({ email: 'a@example.com', email_verified }).isEmailVerified).toBe(expected);
  });

  it.each([
    [{ name: 'Ana Maria de Souza' }, 'Ana', 'Maria de Souza'],
    [{ given_name: 'R2-D2 <b>', family_name: '♥' }, 'R -D b', ''],
    [{ name: '12345' }, 'Customer', ''],
    [{ given_name: { $gt: '' }, name: 7 }, 'Customer', ''],
    [{}, 'Customer', ''],
  ])('derive names from %j', (claims, first_name, last_name) => {
    expect(read(claims)).toMatchObject({ first_name, last_name });
  });
});
