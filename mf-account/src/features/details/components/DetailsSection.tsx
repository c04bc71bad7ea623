import { Heading, Panel, Stack } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useId } from 'react';

/** A part of the account's details under its heading. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Panel as="section" aria-labelledby={heading}>
      <Stack gap={4}>
        <Heading level={2} size="lg" id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}
