import { links } from '@saltbush/contract/links';
import { Button, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';

interface TermsQuestionProps {
  accepts: boolean;
  onChange: (accepts: boolean) => void;
  onNext: () => void;
}

/** Terms acceptance, where a questionnaire requires it (section 5). */
export function TermsQuestion({ accepts, onChange, onNext }: TermsQuestionProps) {
  const [error, setError] = useState<string | undefined>();
  const change = (next: boolean) => {
    setError(undefined);
    onChange(next);
  };
  return (
    <Stack gap={6}>
      <Text>
        Your answers go to the practitioner you will speak with. A medicine is prescribed only when they find
        it safe for you.
      </Text>
      <Checkbox
        name="terms"
        checked={accepts}
        onChange={(event) => change(event.target.checked)}
        error={error}
        label={
          <>
            My answers are true, and I accept the{' '}
            <TextLink href={links.pages.terms()} external>
              terms and conditions
            </TextLink>
          </>
        }
      />
      <Button block onClick={() => (accepts ? onNext() : setError('Please accept the terms'))}>
        Continue
      </Button>
    </Stack>
  );
}
