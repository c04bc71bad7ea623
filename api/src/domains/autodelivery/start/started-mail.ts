import { paymentLabel } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { Mail } from '../../mail';
import type { OrderDocument } from '../../orders';
import type { SavedPaymentMethod } from '../../payment-methods';
import type { AutodeliveryServices } from '../context';
import type { AutoDeliveryDocument } from '../documents';
import { nameOf } from '../from-order';
import { planned } from './planned';

/** Returns the mail that names an AutoDelivery to its customer as it starts; sent once. */
export function startedMail(
  { config }: Pick<AutodeliveryServices, 'config'>,
  {
    _id,
    name,
    frequency,
    shipping_state,
    shipping_email,
    shipping_first_name,
    created_at,
  }: AutoDeliveryDocument,
  { order, paymentMethod }: { order: Pick<OrderDocument, 'reference'>; paymentMethod: SavedPaymentMethod },
): Mail {
  const { charged_on, delivered_on, changes_until } = planned(frequency, created_at, shipping_state);
  return {
    id: `autodelivery_started:${_id}`,
    to: shipping_email,
    template: 'autodelivery_started',
    data: {
      firstName: shipping_first_name,
      name,
      url: config.publicOrigin + links.account.autoDelivery(),
      frequency: nameOf(frequency),
      reference: order.reference,
      paidWith: paymentLabel(paymentMethod),
      changesUntil: changes_until,
      chargedOn: charged_on,
      deliveredOn: delivered_on,
    },
  };
}
