import type { Impersonation, SessionUser } from '@saltbush/shared-ui/platform';

const user: SessionUser = {
  id: 'u1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  role: 'customer',
};

const impersonation: Impersonation = {
  staff_name: 'Ari Novak',
  reason: 'Asked by phone',
  expires_at: '2026-11-21T10:00:00Z',
};

/** A session in which a staff member impersonates Mara. */
export const MARA_AND_STAFF = { status: 'signed-in' as const, user, impersonation };
