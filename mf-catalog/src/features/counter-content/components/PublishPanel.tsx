import { contentMoment } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button, Cluster } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { cancelPlan } from '../api/cancel-plan';
import type { StaffContent } from '../api/content-fields';
import { discardDraft } from '../api/discard-draft';
import { publishDraft } from '../api/publish-draft';
import { discardStep, publishStep } from '../model/large-steps';
import { type ContentStep, useContentStep } from '../model/use-content-step';
import type { DraftForm } from '../model/use-draft-form';
import { PlanForm } from './PlanForm';

interface PanelProps {
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
      label: 'Planned for',
      value: `${contentMoment(draft.planned_for)}, by ${draft.planned_by}`,
    });
  return facts;
}

/** Publishes, plans or discards a draft. */
function DraftSteps({ content, form, step }: PanelProps & { step: ContentStep }) {
  const { ask, dialog } = useConfirmStep();
  const { version, entry } = content;
  const publish = async () => {
    if (await step.take(['publish', version], (start) => publishDraft(start)))
      form.forget('It is published.');
  };
  const discard = async () => {
    if (await step.take(['discard', version], (start) => discardDraft(start)))
      form.forget('The draft is discarded.');
  };
  return (
    <>
      <Cluster gap={3}>
        <Button
          size="sm"
          status={step.status}
          onClick={() => ask(publishStep(entry.title), () => void publish())}
        >
          Publish now
        </Button>
        <Button size="sm" variant="secondary" onClick={() => ask(discardStep, () => void discard())}>
          Discard draft
        </Button>
      </Cluster>
      <PlanForm content={content} step={step} />
      {dialog}
    </>
  );
}

function stepsOf({ content, form, step }: PanelProps & { step: ContentStep }) {
  if (!content.draft) return <p>Save a draft below; then it can be published.</p>;
  if (content.draft.planned_for) {
    const cancel = () => step.take(['cancel', content.version], (start) => cancelPlan(start));
    return (
      <div>
        <Button size="sm" variant="secondary" status={step.status} onClick={() => void cancel()}>
          Cancel plan
        </Button>
      </div>
    );
  }
  if (form.isDirty) return <p>Save what you have entered before you publish the draft.</p>;
  return <DraftSteps {...{ content, form, step }} />;
}

/** What shoppers see and what is to come, with the steps between them. */
export function PublishPanel({ content, form }: PanelProps) {
  const step = useContentStep(content.entry.id);
  return (
    <CounterPanel title="Publication">
      <CounterFacts facts={factsOf(content)} />
      {stepsOf({ content, form, step })}
      <StepFailure failure={step.failure} />
      <p>
        <a href={content.path}>Open the page that shoppers see</a>
      </p>
    </CounterPanel>
  );
}
