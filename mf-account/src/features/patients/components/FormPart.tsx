import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useId } from 'react';

interface FormPartProps {
  title: string;
  /** Why this is asked. */
  note?: string;
  children: ReactNode;
}

/** A few fields that belong together, under their own heading. */
export function FormPart({ title, note, children }: FormPartProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Heading level={3} size="md" id={id}>
          {title}
        </Heading>
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
