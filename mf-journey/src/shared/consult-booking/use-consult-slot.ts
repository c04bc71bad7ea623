import { hasCode } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { consultZone, offsetOf } from '../dates/dates';

/** Said when somebody books without a time. */
export const CHOOSE_A_TIME = 'Please choose a time';

/** The time of a consult that is being chosen. A slot error of section 8 takes it back: another must be picked. */
export function useConsultSlot(now: Date) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const zone = consultZone(now);
  const say = (words: string) => {
    setMessage(words);
    setAttempt((last) => last + 1);
  };
  return {
    zone,
    refused,
    message,
    /** Raised each time that a message is said, the same one too. */
    attempt,
    chosen,
    choose: (slotId: string) => {
      setChosen(slotId);
      setMessage(null);
    },
    /** What a call takes of the slot; null, and said so, while none is chosen. */
    take: () => {
      if (chosen) return { datetime: chosen, gmt_offset: offsetOf(zone, now) };
      say(CHOOSE_A_TIME);
      return null;
    },
    /** True for a failure that is about the slot; it is shown beside the times. */
    refuse: (error: unknown): boolean => {
      if (!hasCode(error, 'SLOT_UNAVAILABLE')) return false;
      say(error.message);
      if (chosen) setRefused((known) => [...known, chosen]);
      setChosen(null);
      return true;
    },
  };
}

export type ConsultSlot = ReturnType<typeof useConsultSlot>;
