import type { TypedDocument } from '../platform';
import { operationOf } from './operation';

/** A recorded request. */
export interface SentRequest {
  method: string;
  path: string;
  /** The parsed JSON body; the text of any other body; null without a body. */
  body: unknown;
  /** Name of the GraphQL operation; empty for other requests. */
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

/** Reads a request without consuming its body. */
export async function read(request: Request): Promise<SentRequest> {
  const body = parse(await request.clone().text());
  const query = (body as { query?: unknown } | null)?.query;
  const path = new URL(request.url).pathname;
  const operation = path === '/graphql' ? operationOf(String(query)).name : '';
  return { method: request.method, path, body, operation };
}

/** Records a request. */
export async function recordRequest(request: Request): Promise<void> {
  sent.push(await read(request));
}

/** Clears the recorded requests. */
export function clearRequests(): void {
  sent = [];
}

/** Returns all requests sent in this test or story, in order. */
export const allSent = (): readonly SentRequest[] => sent;

/** Returns the variables of each request of an operation sent in this test or story. */
export function sentVariables<Variables>(document: TypedDocument<unknown, Variables>): Variables[] {
  const { name } = operationOf(document);
  return sent
    .filter(({ operation }) => operation === name)
    .map(({ body }) => (body as { variables?: Variables }).variables ?? ({} as Variables));
}

/** Returns the bodies sent to a path in this test or story. */
export const sentTo = (path: string): unknown[] =>
  sent.filter((request) => request.path === path).map(({ body }) => body);
