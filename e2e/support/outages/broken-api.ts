import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, API_FAULTS, type ApiFault, type Fault, json } from './api-faults';

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
