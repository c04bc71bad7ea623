import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ScriptIcon } from '@saltbush/shared-ui/design/icons';
import { useEffect } from 'react';
import { useFocusFirstError } from '../model/use-focus-first-error';
import type { ScriptState } from '../model/use-script';
import { PassedScript } from './PassedScript';
import styles from './PrescriptionPanel.module.css';
import { ScriptQuestions } from './ScriptQuestions';

interface PrescriptionPanelProps {
  script: ScriptState;
  productTitle: string;
}

/** Patient and script of a prescription product: the form, then a summary once saved (section 2.10). */
export function PrescriptionPanel({ script, productTitle }: PrescriptionPanelProps) {
  const panel = useFocusFirstError(script.validation);
  const isPassed = script.status === 'passed';
  // The form collapses into the summary, so scroll it back out from under the header.
  useEffect(() => {
    if (isPassed) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, isPassed]);
  const change = () => {
    script.reopen();
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Prescription for ${productTitle}`}
      className={styles.section}
    >
      <Panel ground="mist" padding="md">
        <Stack gap={4}>
          <div className={styles.head}>
            <ScriptIcon size={24} strokeWidth={1.75} />
            <div>
              <Heading level={2} size="sm">
                Your prescription
              </Heading>
              <Text size="sm" tone="muted">
                This medicine needs a script. Our pharmacists check it before we send.
              </Text>
            </div>
          </div>
          {isPassed ? (
            <PassedScript script={script} onChange={change} />
          ) : (
            <ScriptQuestions script={script} />
          )}
        </Stack>
      </Panel>
    </section>
  );
}
