import { frequencyWords, NO_AUTODELIVERIES } from '@saltbush/contract';
import { Button, ErrorState, InlineMessage, Skeleton, Text } from '@saltbush/shared-ui/design/core';
import { Select } from '@saltbush/shared-ui/design/forms';
import { openOverlay } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import type { Existing } from '../model/use-existing-autodeliveries';
import styles from './AutoDeliveryOptions.module.css';

interface ExistingChoiceProps {
  id: string;
  existing: Existing;
  value: string | null;
  /** Validation error of the choice (section 8). */
  error: string | null;
  onChange: (id: string) => void;
}

/** Shown in place of the list; receives focus when it is what blocks the purchase. */
function Place({ id, error, children }: { id: string; error?: string | null; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.place}>
      {children}
      {error && (
        <InlineMessage tone="error" live>
          {error}
        </InlineMessage>
      )}
    </div>
  );
}

/** What the shopper agrees to by adding to it (rule consent-15). */
const CHARGES =
  'Each of its deliveries brings this from now on, charged like the rest at the price of its day, until you remove it.';

/** Without a name of its own, an AutoDelivery is called by its frequency. */
const labelOf = (name: string, often: string): string =>
  name === often ? name : `${name} (${often.toLowerCase()})`;

/** The shopper's AutoDeliveries by name and frequency (section 2.10). */
export function ExistingChoice({ id, existing, value, error, onChange }: ExistingChoiceProps) {
  if (existing.isGuest) {
    return (
      <Place id={id} error={error}>
        <Text size="sm">Sign in to add this to an existing AutoDelivery.</Text>
        <Button variant="secondary" size="sm" onClick={() => openOverlay('auth', { mode: 'login' })}>
          Sign in
        </Button>
      </Place>
    );
  }
  if (existing.list?.length === 0)
    return (
      <Place id={id} error={NO_AUTODELIVERIES}>
        {null}
      </Place>
    );
  if (existing.list) {
    return (
      <Select
        id={id}
        hint={CHARGES}
        label="Your AutoDeliveries"
        name="autodelivery"
        placeholder="Choose an AutoDelivery"
        options={existing.list.map(({ id: value, name, frequency }) => ({
          value,
          label: labelOf(name, frequencyWords(frequency)),
        }))}
        value={value ?? ''}
        error={error ?? undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (existing.isError) {
    return (
      <Place id={id} error={error}>
        <ErrorState headingLevel={3} title="We can’t show your AutoDeliveries" onRetry={existing.retry} />
      </Place>
    );
  }
  return (
    <Place id={id} error={error}>
      <Skeleton height="4.5rem" />
    </Place>
  );
}
