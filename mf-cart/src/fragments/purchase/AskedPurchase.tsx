import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { useProgramDelivery } from '../../features/program-delivery/model/use-program-delivery';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';
import { ProviderQuestion } from '../../features/questionnaire/components/ProviderQuestion';
import { statusOf } from '../../features/questionnaire/model/questions';
import { useQuestionnairePassed } from '../../shared/cart/use-cart';

/** The purchase of a practitioner product: its questionnaire comes first. What the cart knows already counts. */
export default function AskedPurchase({ product }: { product: PurchaseProduct }) {
  const status = statusOf(useQuestionnairePassed());
  const question = useRef<HTMLElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const demand = () => {
    setIsMissing(true);
    question.current?.focus();
    question.current?.scrollIntoView({ block: 'center' });
  };
  const element = <ProviderQuestion ref={question} status={status} isMissing={isMissing} />;
  const delivery = useDeliveryChoice(product);
  const program = useProgramDelivery(product);
  return (
    <Purchase
      product={product}
      requirement={{ element, demand, isMet: status !== null }}
      delivery={delivery}
      program={program}
    />
  );
}
