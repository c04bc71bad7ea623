import { Panel } from '@saltbush/shared-ui/design/core';
import { useSession } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import { statusOf } from '../model/questions';
import { ProviderQuestion } from './ProviderQuestion';

interface QuestionnairePanelProps {
  requires_questionnaire: boolean;
  questionnaire_passed: boolean | null;
}

/**
 * The questionnaire for a cart with practitioner products, for signed-in shoppers (section 6). Once answered here it
 * stays visible with its result; if it was answered earlier, it is not shown again.
 */
export function QuestionnairePanel({ cart }: { cart: QuestionnairePanelProps }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const wasOpen = useRef(cart.questionnaire_passed === null);
  if (!isSignedIn || !cart.requires_questionnaire || !wasOpen.current) return null;
  return (
    <Panel ground="plum-soft">
      <ProviderQuestion status={statusOf(cart.questionnaire_passed)} isMissing />
    </Panel>
  );
}
