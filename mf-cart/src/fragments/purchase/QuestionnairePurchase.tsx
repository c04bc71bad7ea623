import type { SlotProps } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { useProgramDelivery } from '../../features/program-delivery/model/use-program-delivery';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';
import { ProviderQuestion } from '../../features/questionnaire/components/ProviderQuestion';
import { statusOf } from '../../features/questionnaire/model/questions';
import { useQuestionnairePassed } from '../../shared/cart/use-cart';

/** The purchase of a practitioner product, preceded by its questionnaire. A result stored on the cart is reused. */
export default function QuestionnairePurchase(props: SlotProps['pdp.purchase']) {
  const { product } = props;
  const status = statusOf(useQuestionnairePassed());
  const question = useRef<HTMLElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const requestAnswer = () => {
    setIsMissing(true);
    question.current?.focus();
    question.current?.scrollIntoView({ block: 'center' });
  };
  const element = <ProviderQuestion ref={question} status={status} isMissing={isMissing} />;
  const delivery = useDeliveryChoice(product);
  const program = useProgramDelivery(product);
  return (
    <Purchase
      {...props}
      requirement={{ element, requestAnswer, isMet: status !== null }}
      delivery={delivery}
      program={program}
    />
  );
}
