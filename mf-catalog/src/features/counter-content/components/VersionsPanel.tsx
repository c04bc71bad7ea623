import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import type { StaffContent } from '../api/content-fields';
import { restoreVersion } from '../api/restore-version';
import { restoreStep } from '../model/large-steps';
import { useContentStep } from '../model/use-content-step';
import type { DraftForm } from '../model/use-draft-form';
import styles from './Content.module.css';

type Version = StaffContent['versions'][number];

const whenOf = ({ at, staff_name }: Version): string =>
  at ? `${formatMoment(at)}, ${staff_name}` : 'Original version';

/** Published versions; each before the present one can become the draft again. */
export function VersionsPanel({ content, form }: { content: StaffContent; form: DraftForm }) {
  const { entry, version, draft, versions } = content;
  const step = useContentStep(entry.id);
  const { ask, dialog } = useConfirmStep();
  const restore = async ({ number }: Version) => {
    const restored = await step.take([`restore ${number}`, version], (start) =>
      restoreVersion({ ...start, number }),
    );
    if (restored) form.forget(`Version ${number} is the draft. Publish it to show it to shoppers.`);
  };
  const choose = (chosen: Version) => {
    if (draft || form.isDirty) ask(restoreStep(chosen.number), () => void restore(chosen));
    else void restore(chosen);
  };
  return (
    <CounterPanel title="Versions">
      {versions.length === 0 && <p>Nothing has been published since the shop opened.</p>}
      <ol className={styles.versions}>
        {versions.map((one, index) => (
          <li key={one.number} className={styles.version}>
            <span>
              <strong>Version {one.number}</strong> {index === 0 && '· shown now'}
              <br />
              {whenOf(one)}
            </span>
            {index > 0 && !draft?.planned_for && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Restore version ${one.number}`}
                onClick={() => choose(one)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
      <StepFailure failure={step.failure} />
      {dialog}
    </CounterPanel>
  );
}
