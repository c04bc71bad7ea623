import { emailError, normaliseEmail } from '@saltbush/contract';
import { Router } from 'express';
import * as v from 'valibot';
import { invalidInput } from '../../../lib/errors';
import { addressOf } from '../../../lib/http/client-address';
import { readBody, text } from '../../../lib/http/read-body';
import type { SignInAttempts } from '../attempts/sign-in-attempts';
import type { AccountsServices } from '../context';

const ForgotBody = v.object({ email: text });
const ResetBody = v.object({ token: text, password: text });

/** The same whether or not the account exists. */
const SENT = 'If there is an account with this email address, we have sent a link to set a new password.';

/**
 * Mounts POST /api/auth/forgot-password {email} and /api/auth/reset-password {token, password} (rule accounts-02).
 * They respond with `data`, or with `message` and a 4xx status.
 */
export function passwordRoutes({ accounts, limits }: AccountsServices, attempts: SignInAttempts): Router {
  const router = Router();

  router.post('/auth/forgot-password', async (request, response) => {
    const { email } = readBody(ForgotBody, request.body);
    await limits.count('resetByAddress', addressOf(request));
    const error = emailError(email);
    if (error) throw invalidInput({ email: error });
    await limits.count('resetByAccount', normaliseEmail(email));
    // A job looks for the account: neither the response nor its time reveals whether there is one.
    await accounts.requestPasswordReset(email);
    response.json({ data: { message: SENT } });
  });

  router.post('/auth/reset-password', async (request, response) => {
    await limits.count('resetByAddress', addressOf(request));
    const { cookie } = request.headers;
    const email = await accounts.resetPassword({ ...readBody(ResetBody, request.body), cookie });
    request.log.info({ account: accounts.devices.logName(email) }, 'A password was replaced');
    response.append('Set-Cookie', await attempts.succeed(request, email));
    response.json({ data: { redirect: '/?login=true' } });
  });
  return router;
}
