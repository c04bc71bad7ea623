/** As much of the server as the tests use: the package has no types. */
declare module '@20minutes/s3rver' {
  interface Context {
    method: string;
    path: string;
    status: number;
    body: unknown;
    req: import('node:http').IncomingMessage;
    res: import('node:http').ServerResponse;
    get(header: string): string;
    set(header: string, value: string): void;
  }

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    store: { getMetadata(bucket: string, key: string): Promise<{ etag: string }> };
    logger: { silent: boolean };
    httpServer: import('node:http').Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
