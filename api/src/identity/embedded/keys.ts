import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export const ALGORITHM = 'ES256';
const KEY_ID = '1';
const TOKEN_TIME = '5m';

interface SigningKey {
  privateKey: CryptoKey;
  jwk: JWK;
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' } };
}

/** The key of an embedded provider, generated on first use: the process that signs also verifies. */
export function createSigningKey() {
  let key: Promise<SigningKey> | null = null;
  const current = () => {
    key ??= makeKey();
    return key;
  };

  return {
    /** The public key as a JWK set. */
    publicKeys: async () => ({ keys: [(await current()).jwk] }),

    /** Signs an ID token with these claims. */
    async sign(claims: JWTPayload): Promise<string> {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuedAt()
        .setExpirationTime(TOKEN_TIME)
        .sign((await current()).privateKey);
    },
  };
}
