import { Banner, Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import type { FormEventHandler, ReactNode, RefObject } from 'react';

interface AccountSheetProps {
  title: string;
  /** Said before the fields. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
  failure: string | null;
  label: string;
  busyLabel: string;
  isBusy: boolean;
  variant?: 'primary' | 'danger';
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** Receives focus when the sheet closes; if empty, the previously focused element does. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A sheet with a form that changes the account. */
export function AccountSheet(props: AccountSheetProps) {
  const { title, intro, children, failure, label, busyLabel, isBusy, variant = 'primary' } = props;
  return (
    <Sheet open title={title} onOpenChange={(open) => !open && props.onClose()} finalFocus={props.finalFocus}>
      <Stack gap={5}>
        {typeof intro === 'string' ? <Text tone="muted">{intro}</Text> : intro}
        {failure && (
          <Banner tone="error" live>
            {failure}
          </Banner>
        )}
        <FormLayout onSubmit={props.onSubmit}>
          {children}
          <Button
            type="submit"
            block
            variant={variant}
            status={isBusy ? 'busy' : 'idle'}
            busyLabel={busyLabel}
          >
            {label}
          </Button>
        </FormLayout>
      </Stack>
    </Sheet>
  );
}
