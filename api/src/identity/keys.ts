import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { Person } from './people';

export const ALGORITHM = 'ES256';
const KEY_ID = '1';

interface SigningKey {
  privateKey: CryptoKey;
  jwk: JWK;
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' } };
}

/** The key of an embedded provider, made when it is first needed: what a process signs, the same process checks. */
export function createSigningKey() {
  let key: Promise<SigningKey> | null = null;
  const current = () => {
    key ??= makeKey();
    return key;
  };

  return {
    /** The public half, as providers publish it. */
    publicKeys: async () => ({ keys: [(await current()).jwk] }),

    /** Vouches for a person. */
    async signIdToken(
      person: Person,
      {
        issuer,
        audience,
        nonce,
        seconds,
      }: { issuer: string; audience: string; nonce: string; seconds: number },
    ): Promise<string> {
      const { given_name, family_name, email, email_verified } = person;
      const name = `${given_name} ${family_name}`;
      return new SignJWT({ given_name, family_name, name, email, email_verified, nonce })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuer(issuer)
        .setSubject(person.id)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign((await current()).privateKey);
    },
  };
}

export type SigningKeys = ReturnType<typeof createSigningKey>;
