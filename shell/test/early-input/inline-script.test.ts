import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { captureEarlyInput } from '../../src/early-input/capture';

const LIMIT_BYTES = 1500;

it('adds little to every document', () => {
  const { code } = transformSync(`(${captureEarlyInput})()`, { minify: true });
  expect(code.length, 'bytes in the head of every document').toBeLessThan(LIMIT_BYTES);
});
