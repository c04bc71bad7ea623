import { type PurchaseProduct, useSession } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import type { Requirement } from '../../features/add-to-cart/requirement';
import { ProviderQuestion } from '../../features/questionnaire/components/ProviderQuestion';
import { statusOf } from '../../features/questionnaire/questions';
import { useQuestionnairePassed } from '../../model/use-cart';

/**
 * The practitioner questionnaire as a requirement of the purchase: for signed-in shoppers and practitioner products
 * that do not skip it (section 2.11). What the cart knows already counts.
 */
export function useQuestionnaire(product: PurchaseProduct): Requirement | null {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isAsked = isSignedIn && product.isPractitioner && !product.isSkipQuestionnaire;
  const passed = useQuestionnairePassed({ enabled: isAsked });
  const question = useRef<HTMLElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (!isAsked) return null;
  const status = statusOf(passed);
  return {
    isMet: status !== null,
    demand: () => {
      setIsMissing(true);
      question.current?.focus();
      question.current?.scrollIntoView({ block: 'center' });
    },
    element: <ProviderQuestion ref={question} status={status} isMissing={isMissing} />,
  };
}
