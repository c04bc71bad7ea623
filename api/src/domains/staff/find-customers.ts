import { FIELD_MESSAGES, nameKey, nameTooShort, normaliseEmail, normalisePhone } from '@saltbush/contract';
import { requirePermission } from '../../lib/context';
import { invalidInput } from '../../lib/errors';
import { type PageArguments, readPage } from '../../lib/paging';
import { readReference } from '../orders';
import type { StaffContext } from './context';
import { type Found, findByEmail, findByReference, listByName, listByPhone } from './store';

const MIN_NAME = 2;

interface Arguments extends PageArguments {
  email?: string | null;
  name?: string | null;
  reference?: string | null;
  phone?: string | null;
}

async function find(
  ctx: StaffContext,
  args: Arguments,
  page: { skip: number; limit: number },
): Promise<Found> {
  const { email, name, reference, phone } = args;
  if ([email, name, reference, phone].filter((text) => text?.trim()).length !== 1) {
    throw invalidInput({ search: FIELD_MESSAGES.customer_search_missing });
  }
  if (email) return findByEmail(ctx.db, normaliseEmail(email));
  if (reference) return findByReference(ctx.db, readReference(reference));
  if (phone) {
    const digits = normalisePhone(phone);
    if (!digits) throw invalidInput({ phone: FIELD_MESSAGES.phone_invalid });
    return listByPhone(ctx.db, digits, page);
  }
  const key = nameKey(name ?? '');
  if (key.length < MIN_NAME) throw invalidInput({ name: nameTooShort(MIN_NAME) });
  return listByName(ctx.db, key, page);
}

/** Finds customers by e-mail, name, order reference or phone number (rule accounts-07). Staff only. */
export async function staffCustomers(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'customers:find');
  const page = readPage(args);
  const { data, total } = await find(ctx, args, page);
  return { data: page.skip > 0 && total <= page.skip ? [] : data, paginatorInfo: page.info(total) };
}
