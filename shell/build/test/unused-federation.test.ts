import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../src/paths';
import { CUT, cutFunctions } from '../src/webpack/unused-federation';

const SOURCE = `class A {
\tasync one(a) {
\t\tif (a) {
\t\t\treturn 1;
\t\t}
\t}
\ttwo() {
\t\tcall("2");
\t}
}
async function three(a, b) {
\tcall("3");
}
`;

describe('cutFunctions', () => {
  it('empties methods and functions, and leaves their neighbours', () => {
    const rest = new Function(
      `${cutFunctions(SOURCE, { one: '', three: 'return 3;' })} return [A, three];`,
    )();
    const [A, three] = rest as [{ prototype: Record<string, unknown> }, () => Promise<number>];
    expect(String(A.prototype.two)).toContain('call("2")');
    expect(String(A.prototype.one)).not.toContain('return');
    return expect(three()).resolves.toBe(3);
  });

  it('refuses a function that the module does not have', () => {
    expect(() => cutFunctions(SOURCE, { four: '' })).toThrow('four');
  });

  it.each(Object.entries(CUT))('leaves valid code of %s', (file, bodies) => {
    const source = readFileSync(join(ROOT, 'node_modules/@module-federation', file), 'utf8');
    const cut = cutFunctions(source, bodies);
    expect(cut.length).toBeLessThan(source.length);
    const withoutModules = cut.replace(/^import .*$/gm, '').replace(/^export .*$/gm, '');
    expect(() => new Function(withoutModules)).not.toThrow();
  });
});
