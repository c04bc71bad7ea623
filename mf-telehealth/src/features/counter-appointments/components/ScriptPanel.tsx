import { FILED_END_REASONS, NO_SCRIPT_WORDS, SCRIPT_REFUSE_REASONS } from '@saltbush/contract';
import { Banner } from '@saltbush/shared-ui/design/core';
import { CounterPanel, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { useRef } from 'react';
import { SCRIPT_STATUS_WORDS, scriptWords } from '../../../shared/script/script-words';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { withdrawScript } from '../api/withdraw-script';
import { type AppointmentStep, useIssuing } from '../model/use-appointment-step';
import styles from './Counter.module.css';
import { IssueScriptForm } from './IssueScriptForm';
import { WithdrawForm } from './WithdrawForm';

type Listed = StaffAppointment['scripts'][number];

interface ScriptItemProps {
  uuid: string;
  listed: Listed;
  step: AppointmentStep;
  onDone: () => void;
}

const END_WORDS: Readonly<Record<string, string>> = { ...SCRIPT_REFUSE_REASONS, ...FILED_END_REASONS };

const takenOffWords = ({ at, staff_name, reason }: NonNullable<Listed['taken_off']>): string =>
  `Taken off file by ${staff_name || 'a former colleague'}, ${formatMoment(at)}: ${END_WORDS[reason] ?? reason}`;

function ScriptItem({ uuid, listed, step, onDone }: ScriptItemProps) {
  const { script, against, why, reason, ended_by, ended_at, can_withdraw, taken_off } = listed;
  const { number, status, product_name } = script;
  return (
    <li>
      <StateMark kind={status === 'on_file' ? 'done' : 'stopped'}>{SCRIPT_STATUS_WORDS[status]}</StateMark>{' '}
      {product_name}, {scriptWords(script)}; issued by {script.issued_by}, {formatMoment(script.issued_at)}
      <p className={styles.text}>{script.directions}</p>
      {why && (
        <p className={styles.text}>
          {against.join(' ')} Right all the same: {why}
        </p>
      )}
      {ended_at && (
        <p className={styles.text}>
          {ended_by || 'A former colleague'}, {formatMoment(ended_at)}: {reason}
        </p>
      )}
      {taken_off && <p className={styles.text}>{takenOffWords(taken_off)}</p>}
      {can_withdraw && (
        <WithdrawForm
          label={`Why script ${number} is withdrawn`}
          hint="Kept sealed; our pharmacists read it, the patient does not."
          action={`Withdraw script ${number}`}
          withdraw={(words) => withdrawScript({ uuid, number, reason: words })}
          {...{ step, onDone }}
        />
      )}
    </li>
  );
}

/** The scripts of a consultation, and the form to issue one, or why none can be (rules health-63 to health-65). */
export function ScriptPanel({ appointment }: { appointment: StaffAppointment }) {
  const { booking, scripts, no_script } = appointment;
  const { issuing, withdrawing, failure } = useIssuing(booking.uuid);
  const list = useRef<HTMLUListElement>(null);
  if (no_script === 'service') return null;
  return (
    <CounterPanel title="Script">
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      {scripts.length > 0 && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Scripts">
          {scripts.map((listed) => (
            <ScriptItem
              key={listed.script.number}
              {...{ uuid: booking.uuid, listed, step: withdrawing }}
              onDone={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      {no_script === null && <IssueScriptForm appointment={appointment} step={issuing} />}
      {no_script !== null && <p>{NO_SCRIPT_WORDS[no_script]}</p>}
    </CounterPanel>
  );
}
