import { Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox } from '@saltbush/shared-ui/design/forms';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useRef, useState } from 'react';

/** Shown when somebody continues without having agreed. */
const NOT_AGREED = 'Please read and agree to this first.';

/**
 * Holds whether the words of a charge were agreed to. `given` returns them as shown; without agreement it returns null,
 * and the box takes the focus with a message beside it: it may stand far above the button.
 */
export function useConsent(lines: readonly string[]) {
  const [isAgreed, setAgreed] = useState(false);
  /** How often somebody went on without having agreed. */
  const [missed, setMissed] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  // Once the message is there, so that it is read with the box.
  useFocusOnChange(missed, () => box.current?.focus());
  return {
    lines,
    box,
    isAgreed,
    error: missed > 0 && !isAgreed ? NOT_AGREED : undefined,
    toggle: () => setAgreed((was) => !was),
    given: (): string | null => {
      if (isAgreed) return lines.join(' ');
      setMissed((was) => was + 1);
      return null;
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
        ref={consent.box}
        name="consent"
        label="I have read this and agree to these charges"
        checked={consent.isAgreed}
        onChange={consent.toggle}
        error={consent.error}
      />
    </Stack>
  );
}
