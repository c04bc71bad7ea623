import { emailError, normaliseEmail, shopPath } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { addressOf } from '../../lib/http/client-address';
import { readBody, text } from '../../lib/http/read-body';
import { createSignInAttempts } from './attempts/sign-in-attempts';
import { dataRoutes } from './closing/routes';
import type { AccountsServices } from './context';
import { emailChangeRoutes } from './email-change/routes';
import { signedIn as signedInEvent } from './events';
import { impersonationRoutes } from './impersonation/impersonation-routes';
import { confirmRoutes } from './ownership/routes';
import { passwordRoutes } from './passwords/password-routes';
import { clientOf } from './profile/sign-in-client';
import { sendSession } from './send-session';
import { socialRoutes } from './social/routes';

const cart = v.nullish(v.object({ id: v.nullish(v.pipe(v.string(), v.maxLength(100))) }));

/** The form also sends where to go next; only the browser uses it. */
const SignUpBody = v.object({ firstName: text, lastName: text, email: text, password: text, cart });
const SignInBody = v.object({ email: text, password: text, cart });

/**
 * Mounts POST /api/auth/signup, /api/auth/login, /api/auth/logout, /api/auth/activity and GET or POST /api/auth/session
 * (section 7.j).
 * They respond with `data`, or with `message` and a 4xx status.
 */
export function routes(services: AccountsServices): Router {
  const { accounts, events, limits } = services;
  const attempts = createSignInAttempts({ limits, devices: accounts.devices });
  const router = Router();
  router.use('/auth', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use(passwordRoutes(services, attempts));
  router.use(confirmRoutes(services));
  router.use(emailChangeRoutes(services));
  router.use(dataRoutes(services));
  router.use(socialRoutes(services));
  router.use(impersonationRoutes(services));

  router.post('/auth/signup', async (request, response) => {
    await limits.count('signUpByAddress', addressOf(request));
    const { cart: guestCart, ...input } = readBody(SignUpBody, request.body);
    const email = normaliseEmail(input.email);
    if (!emailError(email)) await limits.count('signUpByAccount', email);
    const userId = await accounts.signUp(input);
    request.log.info({ user_id: userId }, 'Signed up');
    await events.emit(signedInEvent, { userId, guestCartUuid: guestCart?.id ?? null });
    response.status(201).json({ data: { id: userId, email } });
  });

  router.post('/auth/login', async (request, response) => {
    const { email, password, cart: guestCart } = readBody(SignInBody, request.body);
    await attempts.begin(request, email);
    const signedIn = await accounts.signIn({ email, password }, clientOf(request)).catch((error: unknown) => {
      const account = accounts.devices.logName(normaliseEmail(email));
      request.log.info({ account, by: 'password' }, 'A sign-in was refused');
      throw error;
    });
    await accounts.endEarlier(request.headers.cookie);
    const userId = signedIn.customer._id;
    request.log.info({ user_id: userId, by: 'password' }, 'Signed in');
    await events.emit(signedInEvent, { userId, guestCartUuid: guestCart?.id ?? null });
    const cookies = [...signedIn.cookies, await attempts.succeed(request, email)];
    await sendSession(services, response, { ...signedIn, cookies });
  });

  router.post('/auth/logout', async (request, response) => {
    response.append('Set-Cookie', await accounts.signOut(request.headers.cookie));
    request.log.info('Signed out');
    response.json({ data: { redirect: shopPath(request.body?.redirect) } });
  });

  /** Pages of staff tell of a person's input; what a page sends by itself keeps no sign-in alive (rule roles-09). */
  router.post('/auth/activity', async (request, response) => {
    response.json({ data: { active: await accounts.noteUse(request.headers.cookie) } });
  });

  async function sendCurrentSession(request: Request, response: Response): Promise<void> {
    const signedIn = await accounts.renew(request.headers.cookie);
    if (!signedIn) {
      response.json({ data: null });
      return;
    }
    await sendSession(services, response, signedIn);
  }
  router.route('/auth/session').get(sendCurrentSession).post(sendCurrentSession);
  return router;
}
