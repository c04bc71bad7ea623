import { emailError, readRole, STAFF_ROLES, type StaffRole } from '@saltbush/contract';
import {
  findAccount,
  giveRole,
  listMembers,
  type MemberServices,
  resetSecondFactor,
  takeRole,
} from '../domains/accounts';
import { BusinessError } from '../lib/errors';

export const USAGE = `Usage: npm run staff -- list | add <e-mail> <${STAFF_ROLES.join(' | ')}> | remove <e-mail> | reset <e-mail>`;

/** Whoever can run the command has the database: the audit log cannot say who it is. */
const byCommand = (name: string) => ({
  staff_id: 'command',
  staff_name: 'Command line',
  operation: `npm run staff -- ${name}`,
  request_id: 'command',
});

const isRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

function requireEmail(email = ''): string {
  if (!email) throw new Error(USAGE);
  if (emailError(email)) throw new Error(`"${email}" is not an e-mail address`);
  return email;
}

/** Names the account in what the catalogue says. */
function named(error: unknown, email: string): unknown {
  return error instanceof BusinessError ? new Error(`${email}: ${error.message}`) : error;
}

async function add(services: MemberServices, email: string, role = ''): Promise<string> {
  if (!isRole(role)) throw new Error(`"${role}" is not a role. Roles: ${STAFF_ROLES.join(', ')}`);
  await giveRole(services, { email, role, by: byCommand('add') });
  return `${email} is ${role} from now on`;
}

async function remove(services: MemberServices, email: string): Promise<string> {
  await takeRole(services, { email, by: byCommand('remove') });
  return `${email} is no longer a member of staff`;
}

async function reset(services: MemberServices, email: string): Promise<string> {
  await resetSecondFactor(services, { account: await findAccount(services, email), by: byCommand('reset') });
  return `${email} sets up a new second factor with the next sign-in`;
}

async function list({ db }: MemberServices): Promise<string> {
  const members = await listMembers(db);
  if (members.length === 0) return 'Nobody has a role yet';
  const width = Math.max(...members.map(({ email }) => email.length));
  return members
    .map(
      ({ email, role, first_name, last_name }) =>
        `${email.padEnd(width)}  ${readRole(role).padEnd(12)}  ${first_name} ${last_name}`,
    )
    .join('\n');
}

/**
 * Carries out `npm run staff`.
 * @returns what to print
 * @throws {Error} of one line
 */
export async function staffCommand(services: MemberServices, words: readonly string[]): Promise<string> {
  const [name, address, role] = words;
  if (name === 'list') return list(services);
  const email = requireEmail(address);
  try {
    if (name === 'add') return await add(services, email, role);
    if (name === 'remove') return await remove(services, email);
    if (name === 'reset') return await reset(services, email);
  } catch (error) {
    throw named(error, email);
  }
  throw new Error(USAGE);
}
