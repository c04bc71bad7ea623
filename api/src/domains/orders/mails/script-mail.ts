import { SCRIPT_REFUSE_REASONS } from '@saltbush/contract';
import type { Mail } from '../../mail';
import { type LinkServices, orderAddress } from '../access/order-link';
import type { OrderDocument } from '../documents';
import type { ScriptDocument } from '../scripts/documents';

/** Builds the mail about a refused script, sent once per refusal. It names neither the medicine nor the patient. */
export function scriptMail(services: LinkServices, order: OrderDocument, script: ScriptDocument): Mail {
  const { _id, reference, email, first_name } = order;
  const { line, steps } = script;
  const reason = steps.at(-1)?.reason;
  return {
    id: `script_refused:${_id}:${line}:${steps.length}`,
    to: email,
    template: 'script_refused',
    data: {
      firstName: first_name,
      reference,
      url: orderAddress(services, order),
      reason: reason ? SCRIPT_REFUSE_REASONS[reason] : null,
    },
  };
}
