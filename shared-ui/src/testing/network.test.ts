import { describe, expect, it } from 'vitest';
import { request, type TypedDocument } from '../platform';
import {
  allSent,
  expectAllHandled,
  HttpResponse,
  http,
  neverRespond,
  resetNetwork,
  respondWith,
  respondWithError,
  respondWithNetworkError,
  sentTo,
  sentVariables,
  serve,
} from '.';

const NameDocument: TypedDocument<{ name: string }, { id: string }> =
  'query Name($id: ID!) { name(id: $id) }';
const ask = (id: string) => request(NameDocument, { id });
const post = (path: string, body: BodyInit) => fetch(path, { method: 'POST', body });

describe('mocked operations', () => {
  it('return data, fixed or computed from the variables', async () => {
    serve(respondWith(NameDocument, { name: 'Mia' }));
    expect(await ask('1')).toEqual({ name: 'Mia' });
    serve(respondWith(NameDocument, async ({ id }) => ({ name: `Mia ${id}` })));
    expect(await ask('2')).toEqual({ name: 'Mia 2' });
  });

  it('fail with the api’s message and code', async () => {
    serve(respondWithError(NameDocument, { message: 'No such person.', code: 'NOT_FOUND' }));
    await expect(ask('1')).rejects.toMatchObject({ message: 'No such person.', code: 'NOT_FOUND' });
  });

  it('fail as in an outage', async () => {
    serve(respondWithNetworkError(NameDocument));
    await expect(ask('1')).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('stay pending with never()', async () => {
    const controller = new AbortController();
    serve(neverRespond(NameDocument));
    const asked = request(NameDocument, { id: '1' }, { signal: controller.signal });
    await expect.poll(() => allSent()).toHaveLength(1);
    controller.abort();
    await expect(asked).rejects.toThrow();
  });

  it('are overridden by later ones, and cleared together', async () => {
    serve(respondWith(NameDocument, { name: 'first' }));
    serve(respondWith(NameDocument, { name: 'second' }));
    expect(await ask('1')).toEqual({ name: 'second' });
    resetNetwork();
    await expect(ask('1')).rejects.toThrow();
    expect(expectAllHandled).toThrow('No handler for Name');
    expect(expectAllHandled).not.toThrow();
  });
});

describe('recorded requests', () => {
  it('are listed by operation and by path', async () => {
    serve(
      respondWith(NameDocument, { name: 'Mia' }),
      http.post('/api/auth/logout', () => HttpResponse.json({})),
    );
    await ask('1');
    await ask('2');
    await post('/api/auth/logout', '{"redirect":"/"}');
    expect(sentVariables(NameDocument)).toEqual([{ id: '1' }, { id: '2' }]);
    expect(sentTo('/api/auth/logout')).toEqual([{ redirect: '/' }]);
    expect(allSent().map(({ operation }) => operation)).toEqual(['Name', 'Name', '']);
  });

  it('can have a body that is not JSON', async () => {
    serve(http.post('/api/scripts', () => HttpResponse.json({})));
    expect((await post('/api/scripts', 'a picture')).ok).toBe(true);
    expect(sentTo('/api/scripts')).toEqual(['a picture']);
  });

  it('fail the test with their path if no handler matched', async () => {
    expect((await post('/1/events', '{}')).ok).toBe(false);
    expect(expectAllHandled).toThrow('No handler for POST /1/events');
  });
});
