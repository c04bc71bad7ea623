import {
  askedWords,
  holdsApproval,
  SCRIPT_REFUSE_REASONS,
  type ScriptRefuseReason,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import {
  CounterColumns,
  CounterFacts,
  CounterPanel,
  formatMoment,
  StateMark,
} from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { Claimed } from '../../../shared/counter/claims/Claimed';
import { SCRIPT_KINDS, SCRIPT_WORDS } from '../../../shared/counter/script-words';
import { type ScriptPlace, type StaffScript, staffScriptQuery } from '../api/staff-script';
import { FiledPanel } from './FiledPanel';
import { ScriptSteps } from './ScriptSteps';

interface PanelProps {
  script: StaffScript;
}

function ItemPanel({ script }: PanelProps) {
  const { reference, kind, token, product_name, product_code, schedule, units, ordered_at } = script;
  const facts = [
    { label: 'Kind', value: SCRIPT_KINDS[kind] },
    ...(token ? [{ label: 'Token', value: token }] : []),
    { label: 'Item', value: `${product_name} (${product_code})` },
    { label: 'Schedule', value: schedule ? `S${schedule}` : 'None' },
    { label: 'Units', value: units === 0 ? 'Refunded' : String(units) },
    { label: 'Order', value: <a href={links.staff.order(reference)}>{reference}</a> },
    { label: 'Ordered', value: formatMoment(ordered_at) },
  ];
  return (
    <CounterPanel title="Script and item">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}

function PatientPanel({ script: { patient_name, patient } }: PanelProps) {
  const facts = [
    { label: 'Name', value: patient_name || 'Deleted' },
    ...(patient
      ? [
          { label: 'Born', value: patient.dob },
          { label: 'Allergies', value: patient.allergies || 'None given' },
          { label: 'Conditions', value: patient.conditions || 'None given' },
          { label: 'Medicines', value: patient.medication || 'None given' },
          { label: 'Pregnant or breastfeeding', value: askedWords(patient.is_pregnant_breastfeeding) },
        ]
      : []),
  ];
  return (
    <CounterPanel title="Patient">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}

type Step = StaffScript['steps'][number];

function stepWords({ at, staff_name, reason }: Step): string {
  const why = reason ? SCRIPT_REFUSE_REASONS[reason as ScriptRefuseReason] : null;
  return [formatMoment(at), staff_name, why].filter(Boolean).join(', ');
}

const HistoryPanel = ({ script }: PanelProps) => (
  <CounterPanel title="History">
    <ol>
      {script.steps.map((step) => (
        <li key={step.at}>
          {SCRIPT_WORDS[step.state].words}: {stepWords(step)}
        </li>
      ))}
    </ol>
  </CounterPanel>
);

function Desk({ script }: PanelProps) {
  const { words, kind } = SCRIPT_WORDS[script.state];
  return (
    <>
      <p role="status">
        <StateMark kind={kind}>{words}</StateMark>
      </p>
      {holdsApproval(script.state) && <Claimed place={{ reference: script.reference, line: script.line }} />}
      <CounterColumns
        aside={
          <>
            <PatientPanel script={script} />
            <HistoryPanel script={script} />
          </>
        }
      >
        <ItemPanel script={script} />
        <ScriptSteps script={script} />
        <FiledPanel script={script} />
      </CounterColumns>
    </>
  );
}

/** One script at the pharmacist's desk. */
export function ScriptDesk({ at }: { at: ScriptPlace }) {
  const found = useQuery(staffScriptQuery(at));
  if (found.data) return <Desk script={found.data} />;
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  return (
    <Loading>
      <Skeleton height="24rem" />
    </Loading>
  );
}
