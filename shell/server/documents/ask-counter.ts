import { readRole } from '@saltbush/contract';
import { isMember } from '@saltbush/shared-ui/platform';
import type { Request } from 'express';
import type { ShellConfig } from '../config';
import { readCookie } from '../read-cookie';
import { askSession } from '../session-user';

/** Readable cookie of browsers that have a sign-in; guests cost the api no request. */
const HINT = 'saltbush_signed_in';

/**
 * Whether the counter exists for whoever requests a path below its address (rule places-04): asked anew each time, and
 * answered alike for every path, so that an answer tells nobody which pages there are.
 * @throws Error if the api does not say who it is
 */
export async function askCounter(
  request: Request,
  config: ShellConfig,
): Promise<{ isOpen: boolean; cookies: string[] }> {
  if (readCookie(request, HINT) !== '1') return { isOpen: false, cookies: [] };
  const { user, cookies } = await askSession(request, config);
  const role = user && { role: readRole(user.role), waiting_role: user.waiting_role };
  return { isOpen: isMember(role), cookies };
}
