import { normaliseEmail } from '@saltbush/contract';
import type { Request } from 'express';
import { addressOf } from '../../../lib/http/client-address';
import type { LimitName } from '../../../lib/limits/limit-table';
import type { RateLimits } from '../../../lib/limits/rate-limits';
import type { KnownDevices } from './known-device';

/** A request to sign in. */
type Caller = Pick<Request, 'ip' | 'headers'>;

interface Dependencies {
  limits: RateLimits;
  devices: KnownDevices;
}

/** Waits grow: up to ten minutes after ten wrong passwords, an hour after twenty, a day after forty. */
const WAITS = [
  'signInByCaller',
  'signInByCallerHourly',
  'signInByCallerDaily',
] as const satisfies readonly LimitName[];

/**
 * Counts wrong passwords by account and caller: a browser that has signed in to the account before, else an address.
 * Whoever guesses locks themselves out, not the owner. All unknown callers of an account together have a limit, too;
 * beyond it the owner's own browsers still sign in, and so does whoever opens a reset link. Accounts that do not exist
 * are counted alike.
 */
export function createSignInAttempts({ limits, devices }: Dependencies) {
  const callerOf = (request: Caller, account: string) => {
    const device = devices.find(request.headers.cookie, account);
    return { device, subject: `${account} ${device ?? addressOf(request)}` };
  };

  return {
    /**
     * Counts an attempt before the password is checked.
     * @throws RATE_LIMITED when there were too many
     */
    async begin(request: Caller, email: string): Promise<void> {
      const account = normaliseEmail(email);
      await limits.count('signInByAddress', addressOf(request));
      const { device, subject } = callerOf(request, account);
      for (const limit of WAITS) await limits.count(limit, subject);
      if (!device) await limits.count('signInByAccount', account);
    },

    /**
     * Clears the caller's attempts after a correct password or an opened reset link.
     * @returns the `Set-Cookie` header by which the browser is recognised from now on
     */
    async succeed(request: Caller, email: string): Promise<string> {
      const account = normaliseEmail(email);
      const { subject } = callerOf(request, account);
      for (const limit of WAITS) await limits.forgive(limit, subject);
      await limits.forgive('signInByAccount', account);
      return devices.remember(account);
    },
  };
}

export type SignInAttempts = ReturnType<typeof createSignInAttempts>;
