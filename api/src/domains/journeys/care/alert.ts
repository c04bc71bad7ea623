import { isPermitted, type Role } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import { listMembers } from '../../accounts';
import { enqueueMail } from '../../mail';
import type { JourneysContext } from '../context';

/** The queue at the counter that the mail leads to. */
const QUEUE = '?queue=messages';
/** A check-in that nobody has seen for so long is not found by a mail. */
const USEFUL_MS = 24 * 60 * 60 * 1000;

/**
 * Tells every practitioner by mail that a check-in which may be grave waits, once per message; it says nothing of health
 * (rule health-26).
 */
export async function alertPractitioners(
  ctx: Pick<JourneysContext, 'db' | 'cipher' | 'clock' | 'config'>,
  { _id }: { _id: string },
  messageId: string,
  session: ClientSession,
): Promise<void> {
  const url = ctx.config.publicOrigin + links.staff.programs() + QUEUE;
  for (const { _id: member, role, email, first_name } of await listMembers(ctx.db)) {
    if (!isPermitted(role as Role, 'programs:review')) continue;
    const data = { firstName: first_name, url };
    const id = `care_urgent:${_id}:${messageId}:${member}`;
    await enqueueMail(ctx, { id, to: email, template: 'care_urgent', data, usefulMs: USEFUL_MS }, session);
  }
}
