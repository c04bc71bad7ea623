import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export const BUCKET = 'releases';
/** The only key pair that the server knows. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** What goes wrong with requests: refused, never answered, or done without an answer; `unconditional` ignores conditions. */
type Fault = 'none' | 'refuses' | 'hangs' | 'loses answers to writes' | 'unconditional';

type Context = Parameters<S3rver['middleware'][number]>[0];

const errorOf = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** S3's conditional writes, which the server itself does not know: 412 unless the object is the one that is named. */
async function holds(context: Context, server: S3rver): Promise<boolean> {
  const [, bucket = '', ...key] = decodeURIComponent(context.path).split('/');
  const found = await server.store.getMetadata(bucket, key.join('/')).catch(() => null);
  if (context.get('if-none-match') === '*') return found === null;
  const match = context.get('if-match');
  return match === '' || found?.etag === match;
}

/** Starts an S3 server on this machine, with an empty bucket and faults that a test can switch on. */
export async function startBucketServer() {
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
  const configureBuckets = [{ name: BUCKET }];
  // It computes the signature of a list without the slash with which the client signs it.
  const where = { port: 0, address: '127.0.0.1', directory };
  const server = new S3rver({
    ...where,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets,
  });
  const tails = new Map<string, Promise<unknown>>();
  const state = { fault: 'none' as Fault, requests: 0 };

  /** One request after the other for each object: the server writes in place, where S3 replaces at once. */
  async function inTurn(context: Context): Promise<void> {
    const before = tails.get(context.path);
    tails.set(context.path, new Promise((resolve) => context.res.once('close', resolve)));
    await before;
  }

  server.middleware.unshift(async (context, next) => {
    state.requests += 1;
    if (state.fault === 'hangs') return new Promise(() => undefined);
    if (state.fault === 'refuses') {
      context.status = 403;
      context.body = errorOf('AccessDenied');
      return undefined;
    }
    await inTurn(context);
    const isWrite = context.method === 'PUT';
    if (isWrite && state.fault !== 'unconditional' && !(await holds(context, server))) {
      context.req.resume();
      context.status = 412;
      context.body = errorOf('PreconditionFailed');
      return undefined;
    }
    await next();
    if (isWrite && state.fault === 'loses answers to writes') context.res.destroy();
    return undefined;
  });
  const { port } = await server.run();
  // Its logger complains of having nowhere to write when it is silent.
  server.logger.silent = true;
  return {
    /** Settings of a process that uses the bucket. */
    environment: {
      ...CREDENTIALS,
      RELEASE_STORE: `s3://${BUCKET}/shop`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    },
    state,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>;
