import * as v from 'valibot';

/** `1` or `true`; off by default. */
export const flag = v.pipe(
  v.optional(v.picklist(['1', 'true', '0', 'false']), 'false'),
  v.transform((text) => text === '1' || text === 'true'),
);

/** Settings that permit a stand-in in production. */
export const PERMISSIONS = {
  ALLOW_EMBEDDED_GATEWAY: flag,
  ALLOW_EMBEDDED_DATABASE: flag,
  ALLOW_EMBEDDED_ADDRESSES: flag,
} as const;

interface StandInRule {
  /** What it stands in for, as the subject of a sentence. */
  service: string;
  /** The setting that connects the real service; null while no adapter exists. */
  connectedBy: 'MONGODB_URI' | 'OIDC_ISSUER' | 'REWARDS_ISSUER' | 'GEOSCAPE_API_KEY' | null;
  /** The setting that permits it in production; null means that production does without the service. */
  permittedBy: keyof typeof PERMISSIONS | null;
  /** Production refuses to start without the service; otherwise it does without it unless that setting is there. */
  isNeeded: boolean;
}

/**
 * Services that the api brings along for development, in place of real ones. None runs in production unless a setting
 * permits it by name. Everything named `embedded` has its line here, and whoever creates one asks
 * `config.standIns`; `stand-ins.test.ts` checks both.
 */
const RULES = {
  gateway: {
    service: 'The embedded payment gateway, which takes test cards and no money,',
    connectedBy: null,
    permittedBy: 'ALLOW_EMBEDDED_GATEWAY',
    isNeeded: true,
  },
  database: {
    service: 'The embedded database, which is one process on one disk,',
    connectedBy: 'MONGODB_URI',
    permittedBy: 'ALLOW_EMBEDDED_DATABASE',
    isNeeded: true,
  },
  escripts: {
    service: 'The embedded prescription exchange',
    connectedBy: null,
    permittedBy: null,
    isNeeded: false,
  },
  medicare: { service: 'The embedded Medicare check', connectedBy: null, permittedBy: null, isNeeded: false },
  identity: {
    service: 'The embedded identity provider',
    connectedBy: 'OIDC_ISSUER',
    permittedBy: null,
    isNeeded: false,
  },
  addresses: {
    service: 'The embedded address lookup, whose streets are invented,',
    connectedBy: 'GEOSCAPE_API_KEY',
    permittedBy: 'ALLOW_EMBEDDED_ADDRESSES',
    isNeeded: false,
  },
  rewards: {
    service: 'The embedded rewards provider',
    connectedBy: 'REWARDS_ISSUER',
    permittedBy: null,
    isNeeded: false,
  },
} as const satisfies Record<string, StandInRule>;

export type StandIn = keyof typeof RULES;
export const STAND_INS: Readonly<Record<StandIn, StandInRule>> = RULES;
const NAMES = Object.keys(RULES) as StandIn[];

type Settings = { readonly [Name in keyof typeof PERMISSIONS]: boolean } & {
  readonly [Name in NonNullable<StandInRule['connectedBy']>]?: string | undefined;
};

function refusal({ service, connectedBy, permittedBy }: StandInRule): string {
  const connect = connectedBy ? `set ${connectedBy}, or ` : '';
  return `${service} is refused in production: ${connect}set ${permittedBy}=1 to run on it all the same`;
}

/**
 * Decides which stand-ins the process runs on: outside production all whose service is not connected; in production
 * only those that a setting permits.
 * @returns those in use, and one line for each that would be needed but is not permitted
 */
export function chooseStandIns(
  settings: Settings,
  isProduction: boolean,
): { standIns: ReadonlySet<StandIn>; refusals: string[] } {
  const missing = NAMES.filter((name) => {
    const { connectedBy } = STAND_INS[name];
    return connectedBy === null || !settings[connectedBy];
  });
  if (!isProduction) return { standIns: new Set(missing), refusals: [] };
  const required = missing.map((name) => STAND_INS[name]).filter(({ isNeeded }) => isNeeded);
  const isPermitted = ({ permittedBy }: StandInRule) => permittedBy !== null && settings[permittedBy];
  return {
    standIns: new Set(missing.filter((name) => isPermitted(STAND_INS[name]))),
    refusals: required.filter((rule) => !isPermitted(rule)).map(refusal),
  };
}
