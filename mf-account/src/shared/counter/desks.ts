import { links } from '@saltbush/contract/links';
import type { Desks } from '@saltbush/shared-ui/counter';

/** This squad's desks at the counter. */
export const DESKS: Desks = {
  label: 'People',
  desks: [
    {
      href: links.staff.customers(),
      label: 'Customers',
      permission: 'customers:find',
      words: 'accounts',
    },
    {
      href: links.staff.members(),
      label: 'Members',
      permission: 'members:manage',
      words: 'roles invitations',
    },
    {
      href: links.staff.audit(),
      label: 'Audit log',
      permission: 'audit:read',
    },
    {
      href: links.staff.signIn(),
      label: 'Your sign-in',
      permission: null,
      words: 'authenticator recovery codes',
    },
  ],
};
