import { ANSWER_MISSING, givenAnswer, type TelehealthQuestionnaire } from '@saltbush/contract';
import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import { TermsQuestion } from './TermsQuestion';

interface QuestionsStepProps {
  questionnaire: TelehealthQuestionnaire;
  /** The question to show, from 1; one past the last shows the terms. */
  number: number;
  answers: Readonly<Record<string, string>>;
  acceptsTerms: boolean;
  onAnswer: (key: string, answer: string) => void;
  onAcceptTerms: (accepts: boolean) => void;
  onNext: () => void;
}

/** The label of an answer: 'yes' as "Yes", others unchanged. */
const optionLabel = (option: string): string =>
  option === 'yes' || option === 'no' ? option.charAt(0).toUpperCase() + option.slice(1) : option;

/** Returns how many screens a questionnaire has. */
export const screensOf = ({ questions, requiresTerms }: TelehealthQuestionnaire): number =>
  questions.length + (requiresTerms ? 1 : 0);

/** The first unanswered screen, from 1; the last if all are answered. */
export function firstOpenScreen(
  questionnaire: TelehealthQuestionnaire,
  answers: Readonly<Record<string, string>>,
): number {
  const open = questionnaire.questions.findIndex(({ key, options }) => !givenAnswer(answers, key, options));
  return open === -1 ? screensOf(questionnaire) : open + 1;
}

/** The heading of a question's screen. */
export function screenHeading(questionnaire: TelehealthQuestionnaire, number: number): string {
  return questionnaire.questions[number - 1]?.question ?? 'Before you go on';
}

/** One question of a service's questionnaire per screen (section 5.k). */
export function QuestionsStep(props: QuestionsStepProps) {
  const { questionnaire, number, answers, onAnswer, onNext } = props;
  const [error, setError] = useState<string | undefined>();
  const question = questionnaire.questions[number - 1];
  if (!question) {
    return <TermsQuestion accepts={props.acceptsTerms} onChange={props.onAcceptTerms} onNext={onNext} />;
  }
  const value = givenAnswer(answers, question.key, question.options);
  const submit = () => (value ? onNext() : setError(ANSWER_MISSING));
  const choose = (answer: string) => {
    setError(undefined);
    onAnswer(question.key, answer);
  };
  return (
    <Stack gap={6}>
      {question.hint && <Text tone="muted">{question.hint}</Text>}
      <RadioGroup
        legend={question.question}
        hideLegend
        name={question.key}
        layout="cards"
        options={question.options.map((option) => ({ value: option, label: optionLabel(option) }))}
        value={value}
        onChange={choose}
        error={error}
      />
      <Button block onClick={submit}>
        Continue
      </Button>
    </Stack>
  );
}
