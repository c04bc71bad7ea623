import type { TypedDocument } from '../platform';
import { operationOf } from './operation';

/** A request that reached the network. */
export interface SentRequest {
  method: string;
  path: string;
  /** What the JSON of its body says; the text of another kind of body; null without one. */
  body: unknown;
  /** Name of the operation; empty for other requests. */
  operation: string;
}

let sent: SentRequest[] = [];

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

/** What a request says. Leaves the request unread. */
export async function read(request: Request): Promise<SentRequest> {
  const body = parse(await request.clone().text());
  const query = (body as { query?: unknown } | null)?.query;
  const path = new URL(request.url).pathname;
  const operation = path === '/graphql' ? operationOf(String(query)).name : '';
  return { method: request.method, path, body, operation };
}

/** Adds a request to the account. */
export async function noteSent(request: Request): Promise<void> {
  sent.push(await read(request));
}

/** Begins a new account. */
export function forgetSent(): void {
  sent = [];
}

/** All that was sent in this test or story, in order. */
export const allSent = (): readonly SentRequest[] => sent;

/** The variables of an operation, once for each time it was sent in this test or story. */
export function sentVariables<Variables>(document: TypedDocument<unknown, Variables>): Variables[] {
  const { name } = operationOf(document);
  return sent
    .filter(({ operation }) => operation === name)
    .map(({ body }) => (body as { variables?: Variables }).variables ?? ({} as Variables));
}

/** The bodies that were sent to a path in this test or story. */
export const sentTo = (path: string): unknown[] =>
  sent.filter((request) => request.path === path).map(({ body }) => body);
