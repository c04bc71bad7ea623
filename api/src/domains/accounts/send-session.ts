import { readRole } from '@saltbush/contract';
import type { Response } from 'express';
import type { SignedIn } from './signed-in';

/** Answers who is signed in, with the bearer to act as them, and whether it is staff who acts (section 2.22). */
export function sendSession(response: Response, signedIn: SignedIn, cartUuid: string | null): void {
  const { customer, token, expiresAt, cookies, impersonation } = signedIn;
  const { _id: id, email, first_name, last_name, role } = customer;
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
        role: readRole(role),
      },
      cart: cartUuid ? { uuid: cartUuid } : null,
      impersonation: acting ?? null,
    },
  });
}
