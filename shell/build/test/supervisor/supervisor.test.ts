import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSupervisor } from '../../commands/supervisor/supervisor';

const POLICY = { firstMs: 20, longestMs: 100, steadyMs: 60_000, failures: 4 };

/** Counts its starts in a file, writes its pid to another, and does what the nth start is told. */
const SERVER = `
  import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

  const [folder, ...acts] = process.argv.slice(2);
  appendFileSync(folder + '/starts', 'x');
  const act = acts[readFileSync(folder + '/starts', 'utf8').length - 1] ?? acts.at(-1);
  if (act === 'fail') process.exit(3);
  process.on('SIGTERM', () => { if (act !== 'ignore') process.exit(0); });
  process.stdin.on('end', () => process.exit(0)).resume();
  setInterval(() => undefined, 1000);
  writeFileSync(folder + '/pid', String(process.pid));
  console.log('{"ready":true,"port":7}');
  if (act === 'crash') process.exit(4);
`;

let folder: string;
let lines: string[];
let supervisor: ReturnType<typeof createSupervisor>;
const onGiveUp = vi.fn<(line: string) => void>();

const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length;
const pid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'));
const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const run = (...acts: string[]) =>
  supervisor.run({ name: 'api', args: [join(folder, 'server.mjs'), folder, ...acts], env: {} });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltbush-supervisor-'));
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  lines = [];
  onGiveUp.mockReset();
  supervisor = createSupervisor({ policy: POLICY, log: (line) => lines.push(line), onGiveUp });
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the supervisor', () => {
  it('starts a killed server again, with one line for its end and one for its return', async () => {
    expect(await run('serve')).toBe(7);
    const first = pid();
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(lines).toHaveLength(2), 20_000);
    expect(lines).toEqual([
      'api ended (SIGKILL); starting it again in 0.0 s',
      expect.stringMatching(/^api is running again after \d+\.\d s$/),
    ]);
    expect(pid()).not.toBe(first);
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  it('reports a failed first start to its caller and leaves it at that', async () => {
    await expect(run('fail')).rejects.toThrow('The server exited with code 3');
    expect(starts()).toBe(1);
    expect(lines).toEqual([]);
  });

  it.each([
    ['crashes as soon as it is ready', 'crash'],
    ['does not get ready again', 'fail'],
  ])('gives up on a server that %s', async (_what, act) => {
    await run('crash', act);
    await vi.waitFor(() => expect(onGiveUp).toHaveBeenCalled(), 20_000);
    expect(onGiveUp).toHaveBeenCalledExactlyOnceWith('api failed 4 times in a row; giving up');
    expect(starts()).toBe(4);
  });

  it('stops its servers, and starts none again', async () => {
    await run('serve');
    await supervisor.stop();
    expect(isRunning(pid())).toBe(false);
    expect(lines).toEqual([]);
    expect(starts()).toBe(1);
  });

  it('does not start a server again that fell while the others are stopped', async () => {
    await run('serve');
    process.kill(pid(), 'SIGKILL');
    await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000);
    await supervisor.stop();
    expect(starts()).toBeLessThanOrEqual(2);
    expect(isRunning(pid())).toBe(false);
  });
});
