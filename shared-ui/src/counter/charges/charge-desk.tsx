import { CounterNavigation, CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeskList } from '../desk-list';
import { useTitleCount } from '../use-title-count';
import type { Charge } from './charge';
import { AmountCell, CustomerCell, dueWords, ReasonCell, TriesCell } from './charge-cells';
import {
  CHARGE_LABELS,
  CHARGE_STATES,
  type ChargeList,
  type ChargeState,
  chargeListAddress,
  chargesAddress,
} from './charge-list';
import { MailsCell } from './mails-cell';

export type ChargeCounts = Readonly<Record<ChargeState, number>>;

interface ChargeDeskProps<One extends Charge, Key extends QueryKey> {
  /** Address of the desk. */
  desk: string;
  list: ChargeList;
  /** How many charges each list has, once that is known. */
  counts: ChargeCounts | undefined;
  query: (list: ChargeList) => UseQueryOptions<ChargePage<One>, Error, ChargePage<One>, Key>;
  /** What a charge is for, and how much of it. */
  coversOf: (charge: One) => ReactNode;
  /** What follows the last try. */
  lastTry: string;
  /** Mails the customer of a declined charge once more, and renews the list. */
  mail: (id: string) => Promise<void>;
}

interface ChargePage<One> {
  data: One[];
  next: string | null;
}

const EMPTY: Readonly<Record<ChargeState, string>> = {
  failed: 'No charge has failed.',
  coming: 'No charge is due in the next 30 days.',
};

const columnsOf = (desk: string, list: ChargeList) => [
  { label: 'Customer' },
  {
    label: list.state === 'failed' ? 'Due since' : 'Due',
    sorted: list.newest ? ('descending' as const) : ('ascending' as const),
    sortHref: chargeListAddress(desk, { ...list, newest: !list.newest, after: null }),
  },
  { label: 'For' },
  { label: 'Amount' },
  ...(list.state === 'failed' ? ['Why', 'Tries', 'Mailed'] : ['Announced', 'Against it', 'Mailed']).map(
    (label) => ({ label }),
  ),
];

const announcedWords = ({ announced_at }: Charge): string =>
  announced_at ? formatMoment(announced_at) : 'Not yet';

function rowOf<One extends Charge>(charge: One, now: number, { list, coversOf, mail }: RowProps<One>) {
  const why = <ReasonCell key="reason" charge={charge} />;
  return {
    id: charge.id,
    cells: [
      <CustomerCell key="customer" customer={charge.customer} />,
      dueWords(charge, now),
      coversOf(charge),
      <AmountCell key="amount" {...charge} />,
      ...(list.state === 'failed'
        ? [why, <TriesCell key="tries" charge={charge} />]
        : [announcedWords(charge), why]),
      <MailsCell key="mails" {...{ charge, mail }} />,
    ],
  };
}

type RowProps<One extends Charge> = Pick<ChargeDeskProps<One, QueryKey>, 'list' | 'coversOf' | 'mail'>;

function Tabs({ desk, current, counts }: { desk: string; current: ChargeState; counts?: ChargeCounts }) {
  useTitleCount(counts?.failed);
  return (
    <CounterNavigation
      label="Charges"
      isTabs
      links={CHARGE_STATES.map((state) => ({
        href: chargesAddress(desk, state),
        label: CHARGE_LABELS[state],
        isCurrent: state === current,
        count: counts?.[state],
      }))}
    />
  );
}

/** Charges that have failed or are coming, which renew themselves; what is shown stays in the address. */
export const ChargeDesk = <One extends Charge, Key extends QueryKey>(props: ChargeDeskProps<One, Key>) => {
  const { desk, list, counts, query, lastTry } = props;
  return (
    <>
      <Tabs desk={desk} current={list.state} counts={counts} />
      <DeskList
        list={list}
        query={query}
        addressOf={(shown) => chargeListAddress(desk, shown)}
        nextOf={({ next }) => next}
      >
        {({ data }, at) => (
          <CounterTable
            caption={CHARGE_LABELS[list.state]}
            columns={columnsOf(desk, list)}
            rows={data.map((charge) => rowOf(charge, at, props))}
            empty={EMPTY[list.state]}
          />
        )}
      </DeskList>
      <p>
        A declined charge is tried again 1, 3 and 5 days later, and its customer is mailed each time. Staff
        charge no card here. {lastTry}
      </p>
    </>
  );
};
