import { Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';

/** Shown when somebody continues without having agreed. */
const NOT_AGREED = 'Please read and agree to this first.';

/**
 * Holds whether the words of a charge were agreed to. `given` returns them as shown; without agreement it shows a message
 * at the box and returns null.
 */
export function useConsent(lines: readonly string[]) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    lines,
    isAgreed,
    error: isMissing && !isAgreed ? NOT_AGREED : undefined,
    toggle: () => setAgreed((was) => !was),
    given: (): string | null => {
      setMissing(!isAgreed);
      return isAgreed ? lines.join(' ') : null;
    },
  };
}

/** The words of a later charge, and the box that agrees to them (rule consent-01). */
export function ConsentTerms({ consent }: { consent: ReturnType<typeof useConsent> }) {
  return (
    <Stack gap={3}>
      <Stack gap={2}>
        {consent.lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
      <Checkbox
        name="consent"
        label="I have read this and agree to these charges"
        checked={consent.isAgreed}
        onChange={consent.toggle}
        error={consent.error}
      />
    </Stack>
  );
}
