import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiConfig } from './config';

export interface Secrets {
  /** Signs bearers and session cookies. */
  authSecret: string;
  /** Keys of the field cipher: `id:base64,…`. */
  fieldEncryptionKeys: string;
}

const MISSING = 'API_ACCESS_TOKEN, AUTH_SECRET and FIELD_ENCRYPTION_KEYS must be set in production';

const isMissingFile = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const newSecrets = (): Secrets => ({
  authSecret: randomBytes(48).toString('base64url'),
  fieldEncryptionKeys: `k1:${randomBytes(32).toString('base64')}`,
});

/** The secrets a development shop generated, generating them now if there are none. */
function developmentSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch (error) {
    if (!isMissingFile(error)) throw new Error(`The secrets in ${file} cannot be read`);
  }
  const secrets = newSecrets();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** The configured secrets. Production requires them; elsewhere they are generated once and stored in the data folder. */
export function loadSecrets(config: ApiConfig): Secrets {
  const { accessToken, authSecret, fieldEncryptionKeys } = config;
  if (config.isProduction && !(accessToken && authSecret && fieldEncryptionKeys)) throw new Error(MISSING);
  if (authSecret && fieldEncryptionKeys) return { authSecret, fieldEncryptionKeys };
  const own = developmentSecrets(config.dataDir);
  return {
    authSecret: authSecret ?? own.authSecret,
    fieldEncryptionKeys: fieldEncryptionKeys ?? own.fieldEncryptionKeys,
  };
}
