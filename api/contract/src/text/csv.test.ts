import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('quotes what has commas, quotes and line breaks', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines', 3]])).toBe('\uFEFF"a,b","say ""hi""","two\nlines",3\r\n');
});

it.each(['=1+1', '+1', '-1', '@x', '\t=1'])('makes no formula of what somebody typed: %j', (typed) => {
  expect(csvOf([[typed]])).toBe(`\uFEFF'${typed}\r\n`);
});
