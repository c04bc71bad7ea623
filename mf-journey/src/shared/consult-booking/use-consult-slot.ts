import { hasCode } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { consultZone, offsetOf } from '../dates/dates';

/** Shown when a consult is booked without choosing a time. */
export const CHOOSE_A_TIME = 'Please choose a time';

/** Manages the chosen consult slot. A slot error of section 8 clears the choice, so that another must be made. */
export function useConsultSlot() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const zone = consultZone();
  const showMessage = (text: string) => {
    setMessage(text);
    setAttempt((last) => last + 1);
  };
  return {
    zone,
    refused,
    message,
    /** Increments whenever a message is shown, even if the message is the same. */
    attempt,
    chosen,
    choose: (slotId: string) => {
      setChosen(slotId);
      setMessage(null);
    },
    /** Returns the chosen slot as mutation input. If none is chosen, shows a message and returns null. */
    toInput: () => {
      if (chosen) return { datetime: chosen, gmt_offset: offsetOf(zone, new Date(chosen)) };
      showMessage(CHOOSE_A_TIME);
      return null;
    },
    /** Shows a slot error next to the times. Returns true if the error was one. */
    showSlotError: (error: unknown): boolean => {
      if (!hasCode(error, 'SLOT_UNAVAILABLE')) return false;
      showMessage(error.message);
      if (chosen) setRefused((previous) => [...previous, chosen]);
      setChosen(null);
      return true;
    },
  };
}

export type ConsultSlot = ReturnType<typeof useConsultSlot>;
