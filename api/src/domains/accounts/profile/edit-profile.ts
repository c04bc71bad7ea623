import { FIELD_MESSAGES, nameKeys, normalisePhone, personNameError } from '@saltbush/contract';
import type { UsersEditProfileInput } from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput } from '../../../lib/errors';
import type { AccountsContext } from '../context';
import { accountPayload } from './payload';
import { writeProfile } from './profile-store';

/** @throws {BusinessError} INVALID_INPUT with a message per field */
function readProfile(input: UsersEditProfileInput) {
  const [first_name, last_name] = [input.first_name.trim(), input.last_name.trim()];
  const phone = input.phone.trim() === '' ? null : normalisePhone(input.phone);
  const errors = {
    first_name: personNameError(first_name, 'First Name') ?? undefined,
    last_name: personNameError(last_name, 'Last Name') ?? undefined,
    phone: phone === null && input.phone.trim() !== '' ? FIELD_MESSAGES.phone_invalid : undefined,
  };
  if (Object.values(errors).some(Boolean)) throw invalidInput(errors);
  return { first_name, last_name, phone, name_keys: nameKeys({ first_name, last_name }) };
}

/** Changes the name and phone number of the account (rule accounts-12). */
export async function usersEditProfile(
  _root: unknown,
  { input }: { input: UsersEditProfileInput },
  ctx: AccountsContext,
) {
  const { id } = requireUser(ctx);
  const profile = readProfile(input);
  const now = ctx.clock.now();
  await inTransaction(ctx, (session) => writeProfile(ctx.db, { id, now, ...profile }, session));
  return accountPayload(ctx, id);
}
