import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: string };
type Fault = (response: ServerResponse, readAnswer: () => Promise<Answer>) => void | Promise<void>;

const json = (response: ServerResponse, status: number, body: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const error = (message: string, code: string) => ({ message, extensions: { code } });
const INTERNAL = error('Something went wrong.', 'INTERNAL_SERVER_ERROR');

/** Replaces the first field of an answer by null, as the api does when its resolver fails. */
function withoutFirstField(body: string): string {
  const { data } = JSON.parse(body) as { data: Record<string, unknown> };
  const [first = ''] = Object.keys(data);
  return JSON.stringify({ data: { ...data, [first]: null }, errors: [{ ...INTERNAL, path: [first] }] });
}

/** How an api can fail to answer. Each holds for every operation until the next fault is chosen. */
export const API_FAULTS = {
  hangs: () => undefined,
  'answers after 5 s': async (response, readAnswer) => {
    const { status, body } = await readAnswer();
    setTimeout(() => json(response, status, body), 5000);
  },
  'answers 500': (response) => json(response, 500, JSON.stringify({ errors: [INTERNAL] })),
  'answers 503': (response) =>
    json(response, 503, JSON.stringify({ errors: [error('Try again soon.', 'UNAVAILABLE')] })),
  'answers 502 with a page of a proxy': (response) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'breaks off after half an answer': async (response, readAnswer) => {
    const { status, body } = await readAnswer();
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  'sends invalid JSON': async (response, readAnswer) => {
    const { status, body } = await readAnswer();
    json(response, status, body.slice(0, -2));
  },
  'sends part of the data with an error': async (response, readAnswer) => {
    const { body } = await readAnswer();
    json(response, 200, withoutFirstField(body));
  },
  'sends no data': (response) => json(response, 200, '{"data":{}}'),
  'sends nothing': (response) => json(response, 200, ''),
  'closes the connection': (response) => void response.destroy(),
} satisfies Record<string, Fault>;

export type ApiFault = keyof typeof API_FAULTS;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Starts a server in front of a shop's api that fails as `fault` says; null passes requests on. */
export async function startBrokenApi(origin: string) {
  const state = { fault: null as ApiFault | null, operations: /./, requests: 0 };
  const server = createServer(async (request, response) => {
    state.requests += 1;
    const body = await readBody(request);
    const headers = { 'content-type': 'application/json', origin };
    const readAnswer = async (): Promise<Answer> => {
      const answer = await fetch(origin + request.url, { method: request.method, headers, body });
      return { status: answer.status, body: await answer.text() };
    };
    const fault: Fault | null = state.fault && state.operations.test(body) ? API_FAULTS[state.fault] : null;
    if (fault) return void fault(response, readAnswer);
    const { status, body: content } = await readAnswer();
    json(response, status, content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many requests have arrived. */
    requests: () => state.requests,
    /** Chooses how to fail, and which operations fail: those whose text matches. */
    fail(fault: ApiFault | null, operations = /./) {
      Object.assign(state, { fault, operations });
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
