import { canMoveScript, refuseReasonsOf, SCRIPT_REFUSE_REASONS, stopsSupply } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import type { OrderScriptState } from '../../../generated/gql/graphql';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { acceptScript } from '../api/accept-script';
import { arriveScript } from '../api/arrive-script';
import { refuseScript } from '../api/refuse-script';
import type { StaffScript } from '../api/staff-script';
import { useScriptStep } from '../model/use-script-step';
import { KeepOnFile } from './KeepOnFile';

interface StepProps {
  script: StaffScript;
}

const WHAT_TO_DO: Readonly<Record<OrderScriptState, string>> = {
  awaited: 'The customer posts the paper script. Say so here when it is in your hands.',
  arrived: 'Compare the paper script with the item and the patient: date, dose, repeats, signature.',
  to_check: 'Compare the electronic script with the item and the patient. The exchange is asked once more.',
  on_file: 'Compare the script on file with the item and the patient, and count its repeats.',
  valid: 'This script is valid. Nothing more has to happen with it.',
  refused: 'The customer was mailed. Wait for another paper script, or refuse the item on its order.',
  closed: 'Its item was refunded. Nothing more has to happen with it.',
};

const STOPPED =
  'This script was ended since it was ordered on, so nothing is supplied on it. Please refuse it.';

function seenAt({ reference, line, state }: StaffScript) {
  return { reference, line, from: state };
}

function ArriveStep({ script }: StepProps) {
  const { status, take, failure } = useScriptStep(script);
  return (
    <>
      <StepFailure failure={failure} />
      <div>
        <Button size="sm" status={status} onClick={() => void take(() => arriveScript(seenAt(script)))}>
          {script.state === 'refused' ? 'Another script has arrived' : 'It has arrived'}
        </Button>
      </div>
    </>
  );
}

function AcceptStep({ script }: StepProps) {
  const { status, take, failure } = useScriptStep(script);
  return (
    <>
      <StepFailure failure={failure} />
      <div>
        <Button size="sm" status={status} onClick={() => void take(() => acceptScript(seenAt(script)))}>
          The script is valid
        </Button>
      </div>
    </>
  );
}

function RefuseForm({ script, onClose }: StepProps & { onClose: () => void }) {
  const { status, take, failure } = useScriptStep(script);
  const reasons = refuseReasonsOf(script.state);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    void take(() => refuseScript({ ...seenAt(script), reason }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label="Why the script is refused"
        hint="The customer reads it, by mail too."
        name="reason"
        options={reasons.map((value) => ({ value, label: SCRIPT_REFUSE_REASONS[value] }))}
        autoFocus
      />
      <StepFailure failure={failure} />
      <AskFirstActions action="Refuse and tell the customer" {...{ status, onClose }} />
    </form>
  );
}

/** What can be decided about a script: it has arrived, it is valid, or it is refused with a reason. */
export function ScriptSteps({ script }: StepProps) {
  const may = (to: OrderScriptState) => canMoveScript(script.state, to, 'pharmacist');
  const end = script.kind === 'onfile' ? script.on_file?.taken_off : null;
  const isStopped = Boolean(end && stopsSupply(end.reason));
  return (
    <CounterPanel title="Next step">
      <p>{isStopped && may('valid') ? STOPPED : WHAT_TO_DO[script.state]}</p>
      {may('arrived') && <ArriveStep script={script} />}
      {may('valid') && !isStopped && <AcceptStep script={script} />}
      <KeepOnFile script={script} />
      {may('refused') && (
        <AskFirst label="Refuse script">{(close) => <RefuseForm script={script} onClose={close} />}</AskFirst>
      )}
    </CounterPanel>
  );
}
