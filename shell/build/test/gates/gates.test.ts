import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundaries } from '../../src/gates/boundaries';
import { runGate } from '../../src/gates/gate';
import { lint } from '../../src/gates/lint';
import { startTestGate } from '../../src/gates/tests';
import { types } from '../../src/gates/types';
import { plantRemote } from './planted-remote';

let planted: ReturnType<typeof plantRemote>;
beforeEach(() => {
  planted = plantRemote();
});
afterEach(() => planted.remove());

const runTests = async () => (await startTestGate('mf-gift', planted.root)).done;
const run = (gate: typeof types) => runGate(gate, 'mf-gift', planted.root);

describe('a release is refused', () => {
  it('by types, with the place and the compiler’s words', async () => {
    planted.write('mf-gift/src/price.ts', "export const price: number = 'five';\n");
    expect((await run(types)).reasons).toEqual([
      "mf-gift/src/price.ts:1 does not compile: Type 'string' is not assignable to type 'number'. (TS2322)",
    ]);
  });

  it('by lint, for rules and for the format', async () => {
    planted.write('mf-gift/src/price.ts', 'export const price: any = 5;\n');
    planted.write('mf-gift/src/name.ts', 'export const name = "Gift"\n');
    expect((await run(lint)).reasons).toEqual([
      'mf-gift/src/name.ts is not formatted; npx biome check --write does it',
      'mf-gift/src/price.ts:1 breaks the rule suspicious/noExplicitAny: Unexpected any. Specify a different type.',
    ]);
  });

  it('by boundaries, with the rule that an import breaks', async () => {
    planted.write('mf-gift/src/name.ts', "export { header as name } from '../../mf-header/src';\n");
    expect((await run(boundaries)).reasons).toEqual([
      'mf-gift/src/name.ts imports mf-header/src/index.ts (remotes-are-independent): Remotes reach each other only at run time, through slots, links and the bus.',
    ]);
  });

  it('by a failed test, and only files that load what has changed are run again', async () => {
    const first = await runTests();
    expect(first).toMatchObject({ result: { reasons: [] }, counts: { files: 2, tests: 2, run: 2 } });
    planted.write('mf-gift/src/price.ts', 'export const price: number = 6;\n');
    const second = await runTests();
    expect(second.counts).toEqual({ files: 2, tests: 1, run: 1 });
    expect(second.result.reasons).toEqual([
      expect.stringMatching(/^mf-gift\/src\/price\.test\.ts fails: costs 5: .*expected 6 to be 5/),
    ]);
    planted.write('mf-gift/src/price.ts', 'export const price: number = 5;\n');
    expect((await runTests()).counts).toMatchObject({ tests: 2, run: 1 });
    expect((await runTests()).result.isRemembered).toBe(true);
  }, 60_000);
});

describe('a gate that passed', () => {
  it.each([
    ['types', types, 'mf-gift/src/name.ts'],
    ['types after another tsconfig', types, 'tsconfig.json'],
    ['types after another lockfile', types, 'package-lock.json'],
    ['lint after another rule', lint, 'biome.json'],
  ])('is run again only if its content changed: %s', async (_case, gate, file) => {
    let runs = 0;
    const counted = {
      ...gate,
      run: async () => {
        runs += 1;
        return [];
      },
    };
    await run(counted);
    expect((await run(counted)).isRemembered).toBe(true);
    planted.write('mf-gift/README.md', '# Gift\n');
    if (gate === types) expect((await run(counted)).isRemembered).toBe(true);
    planted.write(file, '{ }\n');
    expect((await run(counted)).isRemembered).toBe(false);
    expect(runs).toBe(2);
  });

  it('is run again after a refusal', async () => {
    const refusing = { ...types, run: async () => ['No.'] };
    await run(refusing);
    expect(await run(refusing)).toMatchObject({ reasons: ['No.'], isRemembered: false });
  });
});
