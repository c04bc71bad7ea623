import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { createAddressLookup } from '../domains/fulfilment';
import { createEscripts } from '../escripts';
import { SAMPLE_TOKENS } from '../escripts/embedded';
import { EscriptUnavailableError } from '../escripts/provider';
import { PERMISSIONS, STAND_INS, type StandIn } from '../lib/stand-ins';
import { createMedicareCheck } from '../medicare';
import { RefusedStartError, readConfig } from './config';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const ALL_PERMITTED = Object.fromEntries(Object.keys(PERMISSIONS).map((name) => [name, '1']));
const NEEDED = { ALLOW_EMBEDDED_GATEWAY: '1', ALLOW_EMBEDDED_DATABASE: '1' };
const production = (settings: NodeJS.ProcessEnv) => readConfig({ NODE_ENV: 'production', ...settings });

function refusalOf(settings: NodeJS.ProcessEnv): string {
  try {
    production(settings);
  } catch (error) {
    if (error instanceof RefusedStartError) return error.message;
    throw error;
  }
  return '';
}

describe.each(Object.entries(STAND_INS))('the stand-in %s in production', (name, rule) => {
  const standIn = name as StandIn;
  const { permittedBy, connectedBy, isNeeded } = rule;

  it('runs only where its own setting permits it', () => {
    expect(production(ALL_PERMITTED).standIns.has(standIn)).toBe(permittedBy !== null);
    if (permittedBy === null) return;
    for (const value of [undefined, '0', 'false']) {
      if (!isNeeded) {
        expect(production({ ...ALL_PERMITTED, [permittedBy]: value }).standIns.has(standIn)).toBe(false);
        continue;
      }
      const line = refusalOf({ ...ALL_PERMITTED, [permittedBy]: value });
      expect(line).toContain(`${permittedBy}=1`);
      expect(line).not.toContain('\n');
    }
  });

  it('gives way to a connected service, and runs in development without one', () => {
    expect(readConfig({}).standIns.has(standIn)).toBe(true);
    if (connectedBy === null) return;
    const connected = {
      MONGODB_URI: 'mongodb://db.example/?replicaSet=rs0',
      ...{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'shop' },
      GEOSCAPE_API_KEY: 'key',
      ...{ REWARDS_ISSUER: 'https://rewards.example', REWARDS_CLIENT_ID: 'shop' },
    };
    expect(readConfig(connected).standIns.has(standIn)).toBe(false);
    expect(production({ ...connected, ALLOW_EMBEDDED_GATEWAY: '1' }).standIns.has(standIn)).toBe(false);
  });
});

it('names every stand-in that is not permitted, in one line each', () => {
  expect(refusalOf({}).split('\n')).toEqual([
    expect.stringContaining('ALLOW_EMBEDDED_GATEWAY=1'),
    expect.stringMatching(/MONGODB_URI, or set ALLOW_EMBEDDED_DATABASE=1/),
  ]);
});

it('suggests invented addresses in production only if a setting permits it [addresses-05]', () => {
  const lookupOf = (settings: NodeJS.ProcessEnv) => {
    const config = production({ ...NEEDED, ...settings });
    const client = new MongoClient('mongodb://localhost');
    const clock = { now: () => new Date() };
    return createAddressLookup({ config, client, db: client.db(), clock, log: {} as Logger });
  };
  expect(lookupOf({})).toBeNull();
  expect(lookupOf({ ALLOW_EMBEDDED_ADDRESSES: '1' })?.name).toBe('embedded');
  expect(lookupOf({ ALLOW_EMBEDDED_ADDRESSES: '1', GEOSCAPE_API_KEY: 'key' })?.name).toBe('geoscape');
  expect(lookupOf({ GEOSCAPE_API_KEY: 'key' })?.name).toBe('geoscape');
});

const PATIENT = { first_name: 'Ann', last_name: 'Lee', dob: '1988-04-09' };
const IHI = { hasMedicare: false, ihi: '8003608166690503' } as const;

it('accepts sample tokens and well-formed identifiers in development only', async () => {
  const development = readConfig({});
  const shop = production(ALL_PERMITTED);
  const request = { token: SAMPLE_TOKENS.valid, patient: PATIENT };
  expect(await createEscripts(development).check(request)).toBe('valid');
  await expect(createEscripts(shop).check(request)).rejects.toThrow(EscriptUnavailableError);
  expect(await createMedicareCheck(development).isValid(IHI, '2026-11-21')).toBe(true);
  await expect(createMedicareCheck(shop).isValid(IHI, '2026-11-21')).rejects.toThrow();
});

/** `payments/index.ts` for an import of `./embedded/gateway`; imports between files of one stand-in do not count. */
const importsStandIn = (path: string, text: string) =>
  !/(^|\/)embedded/.test(path) && /from '[^']*\/embedded[/\w-]*'/.test(text);

const asksTable = (text: string) => /standIns\.has\('\w+'\)/.test(text);

/** A sentence for each file that creates a stand-in without asking the table. */
const breaches = (files: { path: string; text: string }[]) =>
  files
    .filter(({ path, text }) => importsStandIn(path, text) && !asksTable(text))
    .map(
      ({ path }) =>
        `${path} imports an embedded service but never asks config.standIns, so that it would run in production: add it to src/lib/stand-ins.ts and ask standIns.has('…')`,
    );

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path: relative('.', path), text: readFileSync(join(SOURCES, path), 'utf8') }));

it('finds no embedded service that is created without asking the table', () => {
  expect(files.filter(({ path, text }) => importsStandIn(path, text)).length).toBeGreaterThan(4);
  expect(breaches(files)).toEqual([]);
  const planted = { path: 'sms/index.ts', text: "import { createEmbeddedSms } from './embedded/sender';" };
  expect(breaches([planted])).toEqual([expect.stringMatching(/^sms\/index\.ts .*src\/lib\/stand-ins\.ts/)]);
});

it('asks for every stand-in of the table somewhere', () => {
  for (const name of Object.keys(STAND_INS)) {
    expect(files.some(({ text }) => text.includes(`standIns.has('${name}')`))).toBe(true);
  }
});
