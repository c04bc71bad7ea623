import { ANSWER_TO_PURCHASE } from '@saltbush/contract';
import { InlineMessage, Stack, useActionStatus } from '@saltbush/shared-ui/design/core';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type Ref, Suspense, useState } from 'react';
import { setQuestionnairePassed } from '../api/set-questionnaire-passed';
import { type QuestionnaireStatus, resultMessage, statusOf, type YesNo } from '../model/questions';

const QuestionsSheet = recoverable(async () => {
  const { QuestionsSheet } = await import('./QuestionsSheet');
  return { default: QuestionsSheet };
});

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface ProviderQuestionProps {
  /** The result already stored on the cart. */
  status: QuestionnaireStatus;
  /** The shopper tried to continue without an answer. */
  isMissing?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Asks whether a healthcare provider advised the product: Yes passes, No opens three questions (section 2.11). */
export function ProviderQuestion({ status, isMissing, ref }: ProviderQuestionProps) {
  const [answer, setAnswer] = useState<YesNo | null>(null);
  const [saved, setSaved] = useState<QuestionnaireStatus>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { run, failure } = useActionStatus();
  const result = saved ?? status;

  const save = async (passed: boolean) => {
    setIsAsking(false);
    if (await run(() => setQuestionnairePassed(passed))) setSaved(statusOf(passed));
  };
  const choose = (value: string) => {
    setAnswer(value === 'yes' ? 'yes' : 'no');
    if (value === 'yes') void save(true);
    else setIsAsking(true);
  };
  const error = isMissing && !result ? ANSWER_TO_PURCHASE : undefined;
  return (
    <section ref={ref} tabIndex={-1} aria-label="Before you buy">
      <Stack gap={2}>
        <SegmentedChoice
          legend="Has a healthcare provider advised you to take this product?"
          name="provider-advised"
          options={YES_NO}
          value={answer}
          onChange={choose}
          error={failure ? errorMessage(failure) : error}
        />
        {result && (
          <InlineMessage tone={result === 'passed' ? 'success' : 'info'} live>
            {resultMessage(result)}
          </InlineMessage>
        )}
      </Stack>
      {isAsking && (
        <Suspense>
          <QuestionsSheet
            onClose={() => setIsAsking(false)}
            onSubmit={(passed) => void save(passed)}
            onSkip={() => void save(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
