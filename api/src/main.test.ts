import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeStandalone } from '../test/fakes/fake-standalone';

const API = fileURLToPath(new URL('..', import.meta.url));
/** The built server, as `npm start` runs it; inside node_modules, from where it finds its packages. */
const BUILT = join(API, 'node_modules/.cache/main-test');
const SLOW = 60_000;
const POLL_MS = 50;
const PERMITTED = { ALLOW_EMBEDDED_GATEWAY: '1', ALLOW_EMBEDDED_DATABASE: '1' };
const PRODUCTION = {
  NODE_ENV: 'production',
  API_ACCESS_TOKEN: 'a token of the tests, long enough to be taken',
  AUTH_SECRET: 'a secret of the tests, long enough to be taken',
  FIELD_ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};

interface Run {
  child: ChildProcess;
  errors: () => string;
  output: () => string;
  /** Port of the ready line; null when the process ended before. */
  ready: Promise<number | null>;
  exited: Promise<number | null>;
}

const runs: Run[] = [];
const folders: string[] = [];

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-main-'));
  folders.push(folder);
  return folder;
}

function run(env: NodeJS.ProcessEnv): Run {
  const child = spawn(process.execPath, [join(BUILT, 'main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', SEED_PRODUCTS: '100', LOG_LEVEL: 'error', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<number | null>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const line = output.split('\n').find((text) => text.startsWith('{"ready":true') && text.endsWith('}'));
      if (line) resolve(JSON.parse(line).port);
    });
    void exited.then(() => resolve(null));
  });
  const started = { child, ready, exited, errors: () => errors, output: () => output };
  runs.push(started);
  return started;
}

/** Waits until something holds; the test's own time limit ends a wait in vain. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

const statusOf = (port: number | null) =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ status }) => status,
    () => 0,
  );

/** Processes whose command line names the data folder. */
async function databasePids(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return line.includes('embedded-mongo') && line.includes(folder);
    } catch {
      return false;
    }
  });
}

describe('the api process', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(API, 'build.mjs'), BUILT]);
  }, SLOW);
  afterAll(() => rmSync(BUILT, { recursive: true, force: true }));
  afterEach(async () => {
    for (const { child, exited } of runs.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it('starts its database, keeps what was stored, and leaves nothing behind', { timeout: SLOW }, async () => {
    const folder = dataFolder();
    const first = run({ DATA_DIR: folder });
    const port = await first.ready;
    const signUp = await fetch(`http://127.0.0.1:${port}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'a@example.com',
        password: 'Wattle-Grove8!',
      }),
    });
    expect(signUp.status).toBe(201);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(await databasePids(folder)).toEqual([]);

    const second = run({ DATA_DIR: folder, EXIT_WITH_STDIN: 'true' });
    const again = await fetch(`http://127.0.0.1:${await second.ready}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.com', password: 'Wattle-Grove8!' }),
    });
    expect(again.status).toBe(200);
    second.child.stdin?.end();
    expect(await second.exited).toBe(0);
    expect(await databasePids(folder)).toEqual([]);
  });

  it('starts the database again when it is killed', { timeout: SLOW }, async () => {
    const folder = dataFolder();
    const api = run({ DATA_DIR: folder });
    const port = await api.ready;
    expect(await statusOf(port)).toBe(200);
    const [pid] = await databasePids(folder);
    process.kill(pid ?? 0, 'SIGKILL');
    await until(async () => (await databasePids(folder)).some((other) => other !== pid));
    await until(async () => (await statusOf(port)) === 200);
  });

  it('refuses a port in use with one line', { timeout: SLOW }, async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const api = run({ DATA_DIR: dataFolder(), PORT: port });
    expect(await api.exited).toBe(1);
    expect(api.errors().trim()).toBe(`Port ${port} is in use. Set PORT to another one.`);
    server.close();
  });

  it('refuses a single database server, and one it cannot reach, with one line', {
    timeout: SLOW,
  }, async () => {
    const standalone = await startFakeStandalone();
    const single = run({ MONGODB_URI: `mongodb://127.0.0.1:${standalone.port}/` });
    const unreachable = run({ MONGODB_URI: 'mongodb://user:secret@127.0.0.1:1/' });
    expect(await unreachable.exited).toBe(1);
    expect(unreachable.errors()).toMatch(/^The database at 127\.0\.0\.1:1 cannot be used: .+\n$/);
    expect(unreachable.errors()).not.toContain('secret');
    expect(await single.exited).toBe(1);
    expect(single.errors()).toMatch(/ is a single server; a replica set or a sharded cluster is needed\n$/);
    standalone.close();
  });

  it('runs in production on embedded services that are permitted, and says so in its log [consent-10]', {
    timeout: SLOW,
  }, async () => {
    const env = { ...PRODUCTION, ...PERMITTED, SEED_PRODUCTS: '0', LOG_LEVEL: 'warn' };
    const api = run({ DATA_DIR: dataFolder(), ...env });
    expect(await statusOf(await api.ready)).toBe(200);
    expect(api.output()).toMatch(
      /"standIns":\["gateway","database"\].*Runs in production on embedded services/,
    );
  });

  it.each([
    [
      { ...PRODUCTION, ALLOW_EMBEDDED_DATABASE: '1' },
      /^The embedded payment gateway, .+ set ALLOW_EMBEDDED_GATEWAY=1 .+\n$/,
    ],
    [
      { ...PRODUCTION, ALLOW_EMBEDDED_GATEWAY: '1' },
      /^The embedded database, .+ set MONGODB_URI, or set ALLOW_EMBEDDED_DATABASE=1 .+\n$/,
    ],
    [{ PORT: 'eighty' }, /^Invalid configuration: PORT must be a number\n$/],
    [{ MONGODB_URI: 'postgres://x' }, /^Invalid configuration: MONGODB_URI must begin with mongodb:\/\/\n$/],
    [
      { NODE_ENV: 'production', ...PERMITTED },
      /^API_ACCESS_TOKEN, AUTH_SECRET and FIELD_ENCRYPTION_KEYS must be set in production\n$/,
    ],
  ])('refuses wrong settings with one line [consent-10]: %j', { timeout: SLOW }, async (env, message) => {
    const api = run({ DATA_DIR: dataFolder(), ...env });
    expect(await api.exited).toBe(1);
    expect(api.errors()).toMatch(message);
  });
});
