import { mailsTo } from '../../server/outbox';
import type { Selling } from '../selling';
import { at, failure, type Shopper } from '../shopper';
import { heldFor, issueScript, medicine } from './issued-scripts';

interface People {
  doctor: () => Shopper;
  pharmacist: () => Shopper;
  /** A free time for another consultation at each call. */
  slot: () => string;
}

export type HeldScript = Awaited<ReturnType<ReturnType<typeof onIssuedScripts>['issued']>>;

/** What happens to scripts that were issued in a consultation and are ordered on. */
export function onIssuedScripts(shop: Selling, { doctor, pharmacist, slot }: People) {
  /** A customer with a script of two supplies on file, issued in a consultation. */
  async function issued(rules: object = {}) {
    const held = await heldFor(shop, doctor(), slot());
    const productId = await medicine(shop, rules);
    const answer = await issueScript(doctor(), held.uuid, productId, { supplies: 2 });
    if (failure(answer)) throw new Error(failure(answer)?.code);
    return { ...held, productId };
  }

  type Held = Awaited<ReturnType<typeof issued>>;

  /** Orders the medicine on the script on file. @returns the reference */
  async function order({ shopper, productId, patient_uuid }: Held): Promise<string> {
    const cart = await shopper.newCart();
    const added = await shopper.add(cart, productId, 1, { patient_uuid, script_type: 'onfile' });
    if (failure(added)) throw new Error(failure(added)?.code);
    await shopper.makeReady(cart);
    return at<string>(await shopper.place(cart), 'checkout_place_order.order.reference');
  }

  /** The pharmacist finds the script of an order valid. */
  const accept = (reference: string) =>
    pharmacist().run('staff_scripts_accept', { reference, line: 1, from: 'on_file' }, 'script { state }');

  async function mailsOf({ id }: Held, template: string) {
    const account = await shop.collection('customers').findOne({ _id: id as never });
    const mails = await mailsTo(shop.services, String(account?.email));
    return mails.filter((mail) => mail.template === template);
  }

  return { issued, order, accept, mailsOf };
}
