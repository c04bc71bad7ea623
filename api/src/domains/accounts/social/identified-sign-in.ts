import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';

/**
 * Auth library plugin that starts a sign-in for a user verified by an identity provider. Only the api calls it; the
 * library's endpoints are not mounted.
 */
export const identifiedSignIn = () => ({
  id: 'identified-sign-in' as const,
  endpoints: {
    signInIdentified: createAuthEndpoint(
      '/sign-in/identified',
      { method: 'POST', body: v.object({ userId: v.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ token: session.token, user });
      },
    ),
  },
});
