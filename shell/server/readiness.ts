import type { StoreFault } from '@saltbush/build';
import { askApi } from './ask-api';
import type { ApiAccess } from './config';
import type { RegistryStore } from './registry-store';
import type { Follower } from './store/follower';

const PATIENCE_MS = 2000;
/** How long an answer of the api counts: load balancers and visitors cannot multiply the checks. */
const FRESH_MS = 500;

/** `refused`: its access token is not the web server's. */
type ApiState = 'ready' | 'not ready' | 'refused' | 'unreachable';

/** What the shop depends on, without addresses or reasons that would tell strangers about its inside. */
export interface Readiness {
  /** `degraded`: everything is served, but releases do not change until registry and store are repaired. */
  status: 'ready' | 'degraded' | 'unavailable';
  dependencies: {
    api: ApiState;
    registry: 'ready' | 'damaged';
    /** Of the bucket whose releases are served; absent where they are in a folder. */
    store?: 'ready' | StoreFault;
  };
}

async function readState(access: ApiAccess): Promise<ApiState> {
  try {
    const { ok, status } = await askApi(access, '/ready', { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (status === 403) return 'refused';
    return ok ? 'ready' : 'not ready';
  } catch {
    return 'unreachable';
  }
}

/** Creates the check behind `/_shell/ready`. The api reports on its database itself. */
export function createReadiness(
  access: ApiAccess,
  registry: Pick<RegistryStore, 'isCurrent'>,
  follower: Pick<Follower, 'problem'> | null = null,
) {
  let latest: Promise<ApiState> | null = null;
  let askedAt = 0;

  /** @returns the state of the shop, at most half a second old */
  return async function check(): Promise<Readiness> {
    const now = performance.now();
    if (!latest || now - askedAt > FRESH_MS) {
      askedAt = now;
      latest = readState(access);
    }
    const api = await latest;
    const isCurrent = registry.isCurrent();
    const fault = follower?.problem()?.fault;
    const status = isCurrent && !fault ? 'ready' : 'degraded';
    return {
      status: api === 'ready' ? status : 'unavailable',
      dependencies: {
        api,
        registry: isCurrent ? 'ready' : 'damaged',
        ...(follower ? { store: fault ?? 'ready' } : {}),
      },
    };
  };
}
