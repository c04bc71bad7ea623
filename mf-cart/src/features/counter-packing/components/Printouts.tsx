import { Button, Cluster } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PackedOrder } from '../api/staff-packing-fields';
import { DispatchLabel } from './DispatchLabel';
import { PackingSlip } from './PackingSlip';

type Printout = 'slip' | 'label';

/** What is on paper alone: nothing of it is on the page, and it goes away once it is printed. */
function usePrintout() {
  const [printout, setPrintout] = useState<Printout | null>(null);
  useEffect(() => {
    const clear = () => setPrintout(null);
    addEventListener('afterprint', clear);
    return () => removeEventListener('afterprint', clear);
  }, []);
  const print = (what: Printout) => {
    flushSync(() => setPrintout(what));
    window.print();
  };
  return { printout, print };
}

/** Prints what goes into the parcel, and what is stuck on it. */
export function Printouts({ packed }: { packed: PackedOrder }) {
  const { printout, print } = usePrintout();
  return (
    <CounterPanel title="Print">
      <Cluster gap={2}>
        <Button size="sm" variant="secondary" onClick={() => print('slip')}>
          Print packing slip
        </Button>
        <Button size="sm" variant="secondary" onClick={() => print('label')}>
          Print dispatch label
        </Button>
      </Cluster>
      {printout === 'slip' && <PackingSlip order={packed.order} />}
      {printout === 'label' && <DispatchLabel packed={packed} />}
    </CounterPanel>
  );
}
