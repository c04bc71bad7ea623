import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import type { ChargeCounts } from './charge-desk';
import { CHARGE_LABELS, CHARGE_STATES, chargesAddress } from './charge-list';

interface WaitingChargesProps {
  title: string;
  /** Address of the desk. */
  desk: string;
  counts: ChargeCounts | undefined;
}

/** How many charges have failed, and how many are coming. Nothing until that is known. */
export function WaitingCharges({ title, desk, counts }: WaitingChargesProps) {
  if (!counts) return null;
  const facts = CHARGE_STATES.map((state) => ({
    label: CHARGE_LABELS[state],
    value: (
      <a href={chargesAddress(desk, state)}>
        {counts[state]} {counts[state] === 1 ? 'charge' : 'charges'}
      </a>
    ),
  }));
  return (
    <CounterPanel title={title}>
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
