import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/** Creates a self-signed certificate for localhost in a folder. Throws one line if openssl is missing. */
export function makeCertificate(folder: string): Certificate {
  const key = join(folder, 'edge.key');
  const cert = join(folder, 'edge.crt');
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, ...files], { stdio: 'ignore' });
  } catch {
    throw new Error('Measuring pages needs openssl, which makes the certificate of the edge');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
