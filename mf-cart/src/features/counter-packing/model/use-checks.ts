import { errorMessage, isOutage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { renewLists } from '../../../shared/counter/renew-lists';
import { scanUnit } from '../api/scan-unit';
import { showPacked, staffPackingQuery } from '../api/staff-packing';
import type { PackedOrder } from '../api/staff-packing-fields';
import { tickUnit } from '../api/tick-unit';

/** What became of a pack, as the page tells it. */
export interface CheckNote {
  key: string;
  kind: 'checked' | 'refused' | 'unsent';
  words: string;
  /** Sends it again under the same key; for what may not have arrived. */
  resend?: () => void;
}

/** A pack: its barcode, or the line of which it is ticked by hand and why. */
export type Pack = { scanned: string } | { line: number; reason: string };

const MOST_NOTES = 4;

/** Says which unit was counted. */
function checkedWords({ packing }: PackedOrder, line: number): string {
  const found = packing.lines.find((one) => one.line === line);
  return found ? `${found.name}: ${found.checked} of ${found.units}` : 'Checked';
}

/**
 * Checks packs one after another, in the order in which they were scanned: a scanner is faster than the network. Each has a
 * key of its own, so that one that is sent again counts once.
 */
export function useChecks({ order: { reference }, packing: { round } }: PackedOrder) {
  const queryClient = useQueryClient();
  const [notes, setNotes] = useState<readonly CheckNote[]>([]);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const note = (added: CheckNote) =>
    setNotes((all) => [added, ...all.filter(({ key }) => key !== added.key)].slice(0, MOST_NOTES));

  async function send(key: string, pack: Pack, given: number): Promise<void> {
    const input = { reference, key, round: given };
    try {
      const { order, line } = await ('scanned' in pack
        ? scanUnit({ ...input, ...pack })
        : tickUnit({ ...input, ...pack }));
      await showPacked(queryClient, order);
      note({ key, kind: 'checked', words: checkedWords(order, line) });
      renewLists(queryClient);
    } catch (error) {
      const words = errorMessage(error);
      if (isOutage(error)) note({ key, kind: 'unsent', words, resend: () => queue(key, pack, given) });
      else note({ key, kind: 'refused', words });
      void queryClient.invalidateQueries({ queryKey: staffPackingQuery(reference).queryKey });
    }
  }
  function queue(key: string, pack: Pack, given: number): void {
    before.current = before.current.then(() => send(key, pack, given));
  }
  return { notes, check: (pack: Pack) => queue(crypto.randomUUID(), pack, round) };
}
