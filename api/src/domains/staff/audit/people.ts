import { isStaffRole, nameKey, nameTooShort, normaliseEmail, readRole } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { type CustomerDocument, listMembers } from '../../accounts';
import { hasActed } from '../../audit';
import type { StaffContext } from '../context';
import { listByIds, listByWords } from './people-store';

/** An account as the log names it. */
export interface AuditPerson {
  id: string;
  name: string;
  email: string;
  role: string;
}

const personOf = ({ _id: id, first_name, last_name, email, role }: CustomerDocument): AuditPerson => ({
  ...{ id, email, role: readRole(role) },
  name: `${first_name} ${last_name}`.trim(),
});

/** @returns accounts by their ids; those that are gone are left out */
export async function peopleOf(
  ctx: Pick<StaffContext, 'db'>,
  ids: readonly (string | null)[],
): Promise<Map<string, AuditPerson>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const found = asked.length > 0 ? await listByIds(ctx.db, asked) : [];
  return new Map(found.map((account) => [account._id, personOf(account)]));
}

const MOST = 10;
/** How many accounts that begin alike are asked whether they have acted. */
const MOST_ASKED = 50;
const MIN_LETTERS = 2;

const beginsWith = (words: string) => {
  const [key, email] = [nameKey(words), normaliseEmail(words)];
  return (account: CustomerDocument) =>
    account.email.startsWith(email) || (account.name_keys ?? []).some((name) => name.startsWith(key));
};

/** Members of staff first, then those who were once. */
async function thoseWhoActed(ctx: StaffContext, words: string): Promise<CustomerDocument[]> {
  const members = (await listMembers(ctx.db)).filter(beginsWith(words));
  const others = (await listByWords(ctx.db, words, MOST_ASKED)).filter(({ role }) => !isStaffRole(role));
  const acted = await Promise.all(others.map(({ _id }) => hasActed(ctx.db, _id)));
  return [...members, ...others.filter((_account, at) => acted[at])];
}

/** Returns up to 10 accounts whose name or e-mail begins with words. Managers only. */
export async function staffAuditPeople(
  _root: unknown,
  { words, acted }: { words: string; acted?: boolean | null },
  ctx: StaffContext,
): Promise<AuditPerson[]> {
  requirePermission(ctx, 'audit:read');
  if (nameKey(words).length < MIN_LETTERS) throw invalidInput({ words: nameTooShort(MIN_LETTERS) });
  const found = acted ? await thoseWhoActed(ctx, words) : await listByWords(ctx.db, words, MOST);
  return found.slice(0, MOST).map(personOf);
}
