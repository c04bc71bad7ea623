import { paymentLabel } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { Mail } from '../../mail';
import type { OrderDocument } from '../../orders';
import type { SavedPaymentMethod } from '../../payment-methods';
import type { AutoDeliveryDocument } from '../documents';
import { nameOf } from '../from-order';
import { nextOrder, type PlanServices } from './next-order';

/** Returns the mail that names an AutoDelivery to its customer as it starts; sent once. */
export async function startedMail(
  services: PlanServices,
  autodelivery: AutoDeliveryDocument,
  { order, paymentMethod }: { order: Pick<OrderDocument, 'reference'>; paymentMethod: SavedPaymentMethod },
): Promise<Mail> {
  const { _id, name, frequency, shipping_email, shipping_first_name } = autodelivery;
  return {
    id: `autodelivery_started:${_id}`,
    to: shipping_email,
    template: 'autodelivery_started',
    data: {
      firstName: shipping_first_name,
      name,
      url: services.config.publicOrigin + links.account.autoDelivery(),
      frequency: nameOf(frequency),
      reference: order.reference,
      paidWith: paymentLabel(paymentMethod),
      next: await nextOrder(services, autodelivery),
    },
  };
}
