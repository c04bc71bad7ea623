import { consultOffset, isConsultStart, type State } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useState } from 'react';

/** Shown when a consult is booked without choosing a time. */
export const CHOOSE_A_TIME = 'Please choose a time';

interface KeptSlot {
  /** The slot chosen before, on another page or device. */
  chosen: string | null;
  /** Called with each choice; null once it is no longer free. */
  onChange: (slotId: string | null) => void;
}

/**
 * Manages the chosen consult slot, in the local time of the patient's state. A slot error of section 8 clears the
 * choice, so that another must be made; so does a state in which no consult begins at that time.
 */
export function useConsultSlot(state: State, kept?: KeptSlot) {
  const [entered, setChosenHere] = useState(kept?.chosen ?? null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isOffered = entered !== null && isConsultStart(new Date(entered), state, new Date());
  const chosen = isOffered ? entered : null;
  const setChosen = (slotId: string | null) => {
    setChosenHere(slotId);
    kept?.onChange(slotId);
  };
  const showMessage = (text: string) => {
    setMessage(text);
    setAttempt((last) => last + 1);
  };
  return {
    state,
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
      if (chosen) return { datetime: chosen, gmt_offset: consultOffset(chosen, state) };
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
