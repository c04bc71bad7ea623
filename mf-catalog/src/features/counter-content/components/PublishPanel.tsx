import { type ContentKindName, contentMoment } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button, Cluster, TextLink, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { FormErrorSummary } from '@saltbush/shared-ui/design/forms';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import type { StaffContent } from '../api/content-fields';
import { namedErrors } from '../model/content-value';
import { discardStep, publishStep } from '../model/large-steps';
import type { DraftForm } from '../model/use-draft-form';
import { useHeldFocus } from '../model/use-held-focus';
import { type Publication, usePublication } from '../model/use-publication';
import styles from './Content.module.css';
import { PlanForm } from './PlanForm';

interface PanelProps {
  kind: ContentKindName;
  content: StaffContent;
  form: DraftForm;
}

function factsOf({ draft, versions }: StaffContent) {
  const [shown] = versions;
  const since = shown?.at ? `${formatMoment(shown.at)}, ${shown.staff_name}` : 'Original version';
  const facts = [{ label: 'Shoppers see', value: since }];
  if (!draft) return [...facts, { label: 'Draft', value: 'None' }];
  facts.push({ label: 'Draft', value: `${formatMoment(draft.at)}, ${draft.staff_name}` });
  if (draft.planned_for)
    facts.push({
      label: 'Scheduled for',
      value: `${contentMoment(draft.planned_for)}, by ${draft.planned_by}`,
    });
  return facts;
}

type DraftState = 'none' | 'planned' | 'entered' | 'ready';

function stateOf({ draft }: StaffContent, { isDirty }: DraftForm): DraftState {
  if (!draft) return 'none';
  if (draft.planned_for) return 'planned';
  return isDirty ? 'entered' : 'ready';
}

interface StepsProps {
  state: DraftState;
  title: string;
  publication: Publication;
  ask: ReturnType<typeof useConfirmStep>['ask'];
}

/** Publishes, plans or discards a draft. */
function Steps({ state, title, publication, ask }: StepsProps) {
  const { status, publish, discard, plan, cancel, refusedMoment } = publication;
  if (state === 'none') return <p>Save a draft before you publish.</p>;
  if (state === 'entered') return <p>Save what you have entered before you publish the draft.</p>;
  if (state === 'planned')
    return (
      <div>
        <Button size="sm" variant="secondary" status={status} onClick={() => void cancel()}>
          Cancel schedule
        </Button>
      </div>
    );
  return (
    <>
      <Cluster gap={3}>
        <Button size="sm" status={status} onClick={() => ask(publishStep(title), () => void publish())}>
          Publish now
        </Button>
        <Button size="sm" variant="secondary" onClick={() => ask(discardStep, () => void discard())}>
          Discard draft
        </Button>
      </Cluster>
      <PlanForm status={status} refused={refusedMoment} onPlan={(from) => void plan(from)} />
    </>
  );
}

/** What shoppers see and what is to come, with the steps between them. Steps that go leave the focus to the panel. */
export function PublishPanel({ kind, content, form }: PanelProps) {
  const publication = usePublication(content, form);
  const state = stateOf(content, form);
  const panel = useHeldFocus<HTMLElement>(state);
  const { ask, dialog } = useConfirmStep(panel);
  const { failure, news, wrong } = publication;
  return (
    <CounterPanel title="Publication">
      <section ref={panel} className={styles.state} aria-label="State of the draft" tabIndex={-1}>
        <CounterFacts facts={factsOf(content)} />
        <Steps title={content.entry.title} {...{ state, publication, ask }} />
        <FormErrorSummary
          title="Please correct this in the draft, then save it"
          errors={namedErrors(kind, wrong)}
        />
        <StepFailure failure={failure} />
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
        <p>
          <TextLink href={content.path} external isAlone>
            Open the page that shoppers see
          </TextLink>
        </p>
      </section>
      {dialog}
    </CounterPanel>
  );
}
