import { links } from '@saltbush/contract/links';
import { DeskList, useTitleCount } from '@saltbush/shared-ui/counter';
import { CounterNavigation, CounterTable, formatAge, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { StaffScriptQueue } from '../../../generated/gql/graphql';
import type { Claim } from '../../../shared/counter/claims/api/claim-fields';
import { StateCell } from '../../../shared/counter/claims/StateCell';
import { SCRIPT_KINDS, SCRIPT_WORDS } from '../../../shared/counter/script-words';
import { scriptCountsQuery } from '../api/script-counts';
import { type ListedScript, staffScriptsQuery } from '../api/staff-scripts';
import { SCRIPT_QUEUES, type ScriptList, scriptListAddress, scriptQueueAddress } from '../model/script-list';

function QueueTabs({ current }: { current: StaffScriptQueue }) {
  const { data: counts } = useQuery(scriptCountsQuery);
  useTitleCount(current === 'ended' ? undefined : counts?.[current]);
  const queues = Object.keys(SCRIPT_QUEUES) as StaffScriptQueue[];
  return (
    <CounterNavigation
      label="Queues"
      isTabs
      links={queues.map((queue) => ({
        href: scriptQueueAddress(queue),
        label: SCRIPT_QUEUES[queue],
        isCurrent: queue === current,
        ...(queue === 'ended' ? {} : { count: counts?.[queue] }),
      }))}
    />
  );
}

const columnsOf = (list: ScriptList) => [
  { label: 'Script', isReference: true },
  { label: 'State' },
  { label: 'Kind' },
  { label: 'Patient' },
  { label: 'Product' },
  {
    label: 'Ordered',
    sorted: list.newest ? ('descending' as const) : ('ascending' as const),
    sortHref: scriptListAddress({ ...list, newest: !list.newest, after: null }),
  },
  { label: 'Order', isReference: true },
];

function rowOf(script: ListedScript, claims: readonly Claim[], now: number) {
  const { code, reference, kind, state, ordered_at, patient_name, product_name, schedule } = script;
  return {
    id: code,
    cells: [
      <a key="script" href={links.staff.script(code)}>
        {code}
      </a>,
      <StateCell key="state" standing={SCRIPT_WORDS[state]} {...{ code, claims, now }} />,
      SCRIPT_KINDS[kind],
      patient_name || 'Deleted',
      `${product_name}${schedule ? ` (S${schedule})` : ''}`,
      `${formatMoment(ordered_at)} (${formatAge(ordered_at, now)})`,
      <a key="order" href={links.staff.order(reference)}>
        {reference}
      </a>,
    ],
  };
}

/** A queue of scripts, which renews itself; what it shows stays in the address. */
export const ScriptQueue = ({ list }: { list: ScriptList }) => (
  <DeskList list={list} query={staffScriptsQuery} addressOf={scriptListAddress} nextOf={({ next }) => next}>
    {({ data, claims }, at) => (
      <>
        <QueueTabs current={list.queue} />
        <CounterTable
          caption={SCRIPT_QUEUES[list.queue]}
          columns={columnsOf(list)}
          rows={data.map((script) => rowOf(script, claims, at))}
          empty={list.queue === 'ended' ? 'No script has ended yet.' : 'Nothing waits here.'}
        />
      </>
    )}
  </DeskList>
);
