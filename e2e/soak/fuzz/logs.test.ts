import { expect, it } from 'vitest';
import { Logs } from './logs';

const line = (requestId: string) =>
  JSON.stringify({ level: 40, requestId, msg: 'Could not render part of a page' });

it('explains a finding by the lines about its request', () => {
  const logs = new Logs();
  logs.byRequest.keep('a');
  for (const id of ['a', 'b', 'a']) logs.read(line(id));
  expect(logs.byRequest.explain('503 for GET /', 'a').split('\n')).toEqual([
    '503 for GET /',
    `    ${line('a')}`,
    `    ${line('a')}`,
  ]);
  expect(logs.lines).toBe(3);
});
