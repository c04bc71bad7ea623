import type { Response } from 'express';
import type { Hooks } from '../../lib/hooks';
import { sessionCart } from './hooks';
import type { SignedIn } from './signed-in';

/** Responds with the signed-in user, their bearer and any impersonation by staff (section 2.22). */
export async function sendSession(
  { hooks }: { hooks: Hooks },
  response: Response,
  signedIn: SignedIn,
): Promise<void> {
  const [cart] = await hooks.call(sessionCart, { userId: signedIn.customer._id });
  const { customer, standing, token, expiresAt, cookies, impersonation } = signedIn;
  const { _id: id, email, first_name, last_name } = customer;
  const acting = impersonation && {
    staff_name: impersonation.staff_name,
    reason: impersonation.reason,
    expires_at: impersonation.expires_at.toISOString(),
  };
  response.append('Set-Cookie', cookies).json({
    data: {
      token,
      expires_at: expiresAt.toISOString(),
      user: {
        id,
        email,
        first_name,
        last_name,
        name: `${first_name} ${last_name}`,
        image: null,
        role: standing.role,
        waiting_role: standing.waitingRole,
      },
      cart: cart ?? null,
      impersonation: acting ?? null,
    },
  });
}
