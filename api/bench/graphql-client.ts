import type { LoadRequest } from './load';

/** A GraphQL operation as the load generator sends it. */
export const graphql = (query: string, variables: object = {}): LoadRequest => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** Sends one operation and returns its data. Throws the first error in the response. */
export async function ask<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
  const { path, body } = graphql(query, variables);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** Returns the n-th item, wrapping around after the last. */
export const cycle = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
