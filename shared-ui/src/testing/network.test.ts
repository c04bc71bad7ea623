import { describe, expect, it } from 'vitest';
import { request, type TypedDocument } from '../platform';
import {
  allSent,
  answer,
  expectAllAnswered,
  HttpResponse,
  http,
  never,
  refuse,
  resetNetwork,
  sentTo,
  sentVariables,
  serve,
  unreachable,
} from '.';

const NameDocument: TypedDocument<{ name: string }, { id: string }> =
  'query Name($id: ID!) { name(id: $id) }';
const ask = (id: string) => request(NameDocument, { id });
const post = (path: string, body: BodyInit) => fetch(path, { method: 'POST', body });

describe('answers', () => {
  it('are data, or made of the variables', async () => {
    serve(answer(NameDocument, { name: 'Mia' }));
    expect(await ask('1')).toEqual({ name: 'Mia' });
    serve(answer(NameDocument, async ({ id }) => ({ name: `Mia ${id}` })));
    expect(await ask('2')).toEqual({ name: 'Mia 2' });
  });

  it('are errors with the api’s words and code', async () => {
    serve(refuse(NameDocument, { message: 'Nobody of that id.', code: 'NOT_FOUND' }));
    await expect(ask('1')).rejects.toMatchObject({ message: 'Nobody of that id.', code: 'NOT_FOUND' });
  });

  it('are an outage', async () => {
    serve(unreachable(NameDocument));
    await expect(ask('1')).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('never come where that is wanted', async () => {
    const controller = new AbortController();
    serve(never(NameDocument));
    const asked = request(NameDocument, { id: '1' }, { signal: controller.signal });
    await expect.poll(() => allSent()).toHaveLength(1);
    controller.abort();
    await expect(asked).rejects.toThrow();
  });

  it('are asked for in the order of the latest first, and forgotten together', async () => {
    serve(answer(NameDocument, { name: 'first' }));
    serve(answer(NameDocument, { name: 'second' }));
    expect(await ask('1')).toEqual({ name: 'second' });
    resetNetwork();
    await expect(ask('1')).rejects.toThrow();
    expect(expectAllAnswered).toThrow('Nobody answered Name');
    expect(expectAllAnswered).not.toThrow();
  });
});

describe('what was sent', () => {
  it('is told by operation and by path', async () => {
    serve(
      answer(NameDocument, { name: 'Mia' }),
      http.post('/api/auth/logout', () => HttpResponse.json({})),
    );
    await ask('1');
    await ask('2');
    await post('/api/auth/logout', '{"redirect":"/"}');
    expect(sentVariables(NameDocument)).toEqual([{ id: '1' }, { id: '2' }]);
    expect(sentTo('/api/auth/logout')).toEqual([{ redirect: '/' }]);
    expect(allSent().map(({ operation }) => operation)).toEqual(['Name', 'Name', '']);
  });

  it('may be no JSON', async () => {
    serve(http.post('/api/scripts', () => HttpResponse.json({})));
    expect((await post('/api/scripts', 'a picture')).ok).toBe(true);
    expect(sentTo('/api/scripts')).toEqual(['a picture']);
  });

  it('fails by name of the path when nobody answers', async () => {
    expect((await post('/1/events', '{}')).ok).toBe(false);
    expect(expectAllAnswered).toThrow('Nobody answered POST /1/events');
  });
});
