import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureGraphQL, request } from '@saltbush/shared-ui/platform';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBudgets } from '../../server/documents/budgets';
import { createDocument } from '../../server/documents/document';
import { type RenderedPage, renderPage } from '../../server/documents/render';
import type { ServerRemotes } from '../../server/documents/server-remotes';
import { LAYOUT_CHOICE } from '../testing/late-remote';

const LOCATION = { pathname: '/brands/tidewell', search: '', hash: '' };
const NO_ASSETS = { scripts: [], preloads: [], later: [], styles: [], fonts: [] };
const REFUSAL = 'Something of the database went wrong';

/** What the api answers to each operation, by its name. */
let answers: Record<string, object>;
let api: Server;

beforeEach(async () => {
  answers = {};
  api = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const name = /query (\w+)/.exec(text)?.[1] ?? '';
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[name]));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  configureGraphQL({ endpoint: `http://127.0.0.1:${(api.address() as AddressInfo).port}/graphql` });
});
afterEach(() => void api.close());

const error = { data: null, errors: [{ message: REFUSAL, extensions: { code: 'INTERNAL' } }] };
const title = (text: string) => ({ data: { title: text } });

const queryOf = (name: string) => ({
  queryKey: ['mf-catalog', name] as const,
  queryFn: async () =>
    (await request<{ title: string }, object>({ toString: () => `query ${name} { title }` })).title,
});
/** Shows data that was loaded on the server. */
const part = (tag: string, name: string) => () =>
  createElement(
    tag,
    null,
    String(useQuery({ queryKey: queryOf(name).queryKey, queryFn: skipToken }).data ?? 'Loading'),
  );

/** A shop whose page, header and footer each ask the api. */
const remotes: ServerRemotes = {
  loadApplication: async () => {
    const load = async ({ queryClient }: { queryClient: QueryClient }) => ({
      head: { title: await queryClient.fetchQuery(queryOf('Brand')) },
    });
    const page = { load, Component: part('h1', 'Brand') };
    return { sources: { brand: { load: async () => page, value: page } } } as never;
  },
  loadFragment: async () =>
    ({
      default: part('nav', 'Menu'),
      prefetch: (client: QueryClient) => client.prefetchQuery(queryOf('Menu')),
    }) as never,
  loadAll: async () => undefined,
};

/** Composes a document; returns it with its parts and what was reported. */
async function compose() {
  const reports: string[] = [];
  const page: RenderedPage = await renderPage({
    remotes,
    choice: LAYOUT_CHOICE,
    location: LOCATION,
    ...createBudgets(5000).visitor,
    onError: (_error, where) => void reports.push(where),
  });
  const html = createDocument({
    page,
    choice: LAYOUT_CHOICE,
    assets: NO_ASSETS,
    styles: [],
    location: LOCATION,
    publicOrigin: 'https://shop.example',
    mode: 'production',
    isOfCounter: false,
  });
  return { page, html, reports };
}

it('composes a document without the data of a page that the api answers with an error [7.a-06]', async () => {
  answers = { Brand: error, Menu: title('Vitamins') };
  const { page, html, reports } = await compose();
  expect(page).toMatchObject({ status: 503, result: null, isComplete: false });
  expect([page.header, page.page, page.footer]).toEqual([
    '<nav>Vitamins</nav>',
    '<h1>Loading</h1>',
    '<nav>Vitamins</nav>',
  ]);
  for (const words of ['<nav>Vitamins</nav>', 'This page isn’t available right now', 'noindex'])
    expect(html).toContain(words);
  expect(html).not.toContain(REFUSAL);
  expect(reports).toEqual(['mf-catalog/brand']);
});

it('composes a document with the page if only its header and footer are answered with an error [7.a-06]', async () => {
  answers = { Brand: title('Tidewell'), Menu: error };
  const { page, html } = await compose();
  expect(page).toMatchObject({ status: 200, result: { head: { title: 'Tidewell' } }, isComplete: false });
  expect([page.header, page.page, page.footer]).toEqual([
    '<nav>Loading</nav>',
    '<h1>Tidewell</h1>',
    '<nav>Loading</nav>',
  ]);
  expect(html).toContain('<h1>Tidewell</h1>');
  expect(html).not.toContain(REFUSAL);
});

it('composes a complete document where nothing is answered with an error', async () => {
  answers = { Brand: title('Tidewell'), Menu: title('Vitamins') };
  const { page, reports } = await compose();
  expect(page).toMatchObject({ status: 200, isComplete: true });
  expect(reports).toEqual([]);
});
