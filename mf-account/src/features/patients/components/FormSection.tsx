import { Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** Explains why the information is needed. */
  note?: string;
  children: ReactNode;
}

/** A titled group of related fields. */
export function FormSection({ title, note, children }: FormSectionProps) {
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
