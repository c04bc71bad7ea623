import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout, SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { type FormEvent, useState } from 'react';
import { type Answers, passes, QUESTIONS, type QuestionId, UNANSWERED, unanswered } from '../model/questions';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface QuestionsSheetProps {
  onClose: () => void;
  /** Called when every question is answered, with whether the answers pass. The answers are not stored. */
  onSubmit: (passed: boolean) => void;
  /** The shopper would rather be called. */
  onSkip: () => void;
}

/** The drawer of the practitioner questionnaire (section 2.11). */
export function QuestionsSheet({ onClose, onSubmit, onSkip }: QuestionsSheetProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [missing, setMissing] = useState<readonly QuestionId[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const open = unanswered(answers);
    setMissing(open);
    if (open[0]) document.getElementById(`question-${open[0]}`)?.focus();
    else onSubmit(passes(answers));
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="A few questions first">
      <FormLayout onSubmit={submit}>
        <Stack gap={6}>
          <Text tone="muted">
            A practitioner product may not suit everybody. Your answers are not stored; only whether they
            raise a question.
          </Text>
          {QUESTIONS.map(({ id, text }) => (
            <SegmentedChoice
              key={id}
              id={`question-${id}`}
              legend={text}
              name={id}
              options={YES_NO}
              value={answers[id] ?? null}
              error={missing.includes(id) && !answers[id] ? UNANSWERED : undefined}
              onChange={(value) => setAnswers({ ...answers, [id]: value === 'yes' ? 'yes' : 'no' })}
            />
          ))}
          <Button type="submit">Submit and Continue</Button>
          <Button variant="quiet" onClick={onSkip}>
            Skip, and talk with a practitioner
          </Button>
        </Stack>
      </FormLayout>
    </Sheet>
  );
}
