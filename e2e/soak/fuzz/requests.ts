import { buildSchema } from 'graphql';
import { readSchemaText } from '../../../api/src/server/graphql/schema-text';
import { MALFORMED } from '../../../api/test/bad-input/malformed';
import { Bodies } from '../../../api/test/fuzz/bodies';
import { Operations } from '../../../api/test/fuzz/operations';
import { Random } from '../../../api/test/fuzz/random';
import { Values } from '../../../api/test/fuzz/values';
import { fileAddress, pageAddress } from './addresses';
import { CANARY, plantCanaries } from './canary';
import { brokenDocument } from './documents';
import { oddHeaders } from './headers';

/** A request exactly as it is sent. */
export interface FuzzRequest {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether its response teaches the generators what exists. */
  isTeaching?: boolean;
}

/** Share of each kind among all requests. Pages and sign-ins cost the shop a hundred times a refused document. */
const SHARES = {
  operation: 0.14,
  document: 0.26,
  endpoint: 0.2,
  body: 0.05,
  file: 0.22,
  page: 0.03,
  report: 0.1,
} as const;
type Kind = keyof typeof SHARES;
const KINDS = Object.entries(SHARES) as [Kind, number][];

/** Endpoints for malformed requests; sign-in is in `Bodies`, since every attempt costs a password hash. */
const ENDPOINTS = [
  'POST /graphql',
  'GET /graphql?query={categories{id}}',
  'GET /api/auth/session',
  'POST /api/auth/session',
  'POST /api/auth/social',
  'GET /api/auth/providers',
  'POST /api/auth/reset-password',
  'GET /api/auth/callback/:provider?state=x&code=y',
  'POST /api/telehealth/medicare/booking',
  'GET /api/rewards/callback?state=x',
  'POST /api/gateway/tokens',
  'GET /api/gateway/challenges/:id',
  'POST /api/gateway/challenges/:id',
  'GET /api/gateway/wallet',
  'POST /api/gateway/wallet',
  'POST /1/indexes/*/queries',
  'POST /1/indexes/:index/query',
  'POST /1/indexes/*/recommendations',
  'POST /1/events',
  'GET /media/:kind/:id',
  'POST /_shell/reports',
  'POST /_shell/overrides',
  'GET /_shell/',
  'GET /_shell/ready',
];
const CARD = { number: CANARY, exp_month: 12, exp_year: 2034, cvc: CANARY, name: CANARY };
const SHARE_ODD = 0.15;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Generates requests of every kind that reach a shop; the same seed gives the same requests. */
export class Requests {
  readonly random: Random;
  readonly values: Values;
  private readonly operations: Operations;
  private readonly bodies: Bodies;

  constructor(
    seed: number,
    private readonly origin: string,
  ) {
    this.random = new Random(seed);
    this.values = new Values(this.random);
    this.operations = new Operations(buildSchema(readSchemaText()), this.random, this.values);
    this.bodies = new Bodies(this.random, this.values);
  }

  next(): FuzzRequest {
    const kind = this.kind();
    const request = { kind, ...this.make[kind]() };
    const headers = { origin: this.origin, ...request.headers };
    if (this.random.chance(SHARE_ODD)) Object.assign(headers, oddHeaders(this.random));
    return { ...request, headers };
  }

  private kind(): Kind {
    let roll = this.random.next();
    for (const [kind, share] of KINDS) {
      roll -= share;
      if (roll < 0) return kind;
    }
    return 'document';
  }

  private readonly make: Record<Kind, () => Omit<FuzzRequest, 'kind'>> = {
    operation: () => {
      const { query, variables } = this.operations.next();
      const body = JSON.stringify({ query, variables: plantCanaries(variables, this.random) });
      return { method: 'POST', path: '/graphql', headers: JSON_TYPE, body, isTeaching: true };
    },
    document: () => {
      const { query, variables } = this.operations.next();
      const body = JSON.stringify({ query: brokenDocument(query, this.random), variables });
      const text = this.random.chance(0.1) ? body.slice(0, this.random.below(body.length)) : body;
      return { method: 'POST', path: '/graphql', headers: JSON_TYPE, body: text };
    },
    endpoint: () => {
      if (this.random.chance(0.1))
        return {
          method: 'POST',
          path: '/api/gateway/tokens',
          headers: JSON_TYPE,
          body: JSON.stringify(CARD),
        };
      const [method, path = ''] = this.random.pick(ENDPOINTS).split(' ');
      const { body, headers = JSON_TYPE, parameter } = this.random.pick(Object.values(MALFORMED));
      const address = path.replace(/:\w+/g, parameter ?? 'x');
      if (method === 'GET') return { method, path: address, headers: { ...headers } };
      return { method: 'POST', path: address, headers: { ...headers }, body };
    },
    body: () => {
      const { path, body, headers } = this.bodies.next();
      return { method: 'POST', path, headers: { ...JSON_TYPE, ...headers }, body: this.withCanary(body) };
    },
    file: () => ({ method: 'GET', path: fileAddress(this.random, this.values), headers: {} }),
    page: () => ({ method: 'GET', path: pageAddress(this.random, this.values), headers: {} }),
    report: () => ({
      method: 'POST',
      path: '/_shell/reports',
      headers: { 'content-type': 'text/plain' },
      body: fileAddress(this.random, this.values),
    }),
  };

  /** Plants canaries in a body that is JSON. */
  private withCanary(body: string): string {
    try {
      return JSON.stringify(plantCanaries(JSON.parse(body), this.random)) ?? body;
    } catch {
      return body;
    }
  }
}
