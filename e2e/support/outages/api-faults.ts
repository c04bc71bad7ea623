import type { ServerResponse } from 'node:http';

/** An api's response. */
export type Answer = { status: number; body: string };
/** Responds in place of the api, which `readAnswer` asks. */
export type Fault = (response: ServerResponse, readAnswer: () => Promise<Answer>) => void | Promise<void>;

/** Sends a JSON response. */
export const json = (response: ServerResponse, status: number, body: string) =>
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
