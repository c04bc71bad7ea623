import { create } from 'zustand';
import { publish, subscribe } from '../bus';
import { deviceStorage, tabStorage } from '../storage';

/** What a visitor said about counting how the shop is used. */
export type ConsentChoice = 'granted' | 'refused';

/** Session storage key of the number of this visit, which only those who consent have. */
export const VISIT_KEY = 'analytics_visit';
/** Where the answer is on the device. The version is raised when more is recorded than was asked about: all are asked again. */
export const CONSENT_RECORD = { key: 'analytics_consent', version: 1 } as const;

interface ConsentState {
  /** `unknown` on the server and during hydration, `unset` until the visitor was asked and answered. */
  choice: 'unknown' | 'unset' | ConsentChoice;
  /** The visitor wants to see the question again. */
  isReopened: boolean;
}

/** Store of the consent on this device; it belongs to the browser and survives signing out. */
export const useConsent = create<ConsentState>(() => ({ choice: 'unknown', isReopened: false }));

/** Browsers with the Global Privacy Control signal have answered for their visitor, who can still choose otherwise. */
const hasSignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function read(): ConsentState['choice'] {
  const stored = deviceStorage.readJson(CONSENT_RECORD.key) as { version?: unknown; choice?: unknown } | null;
  const choice = stored?.version === CONSENT_RECORD.version ? stored.choice : null;
  if (choice === 'granted' || choice === 'refused') return choice;
  return hasSignal() ? 'refused' : 'unset';
}

const refresh = () => useConsent.setState({ choice: read() });

/** Returns whether usage may be recorded now. Ask before every event: the choice changes, also in other tabs. */
export const hasConsent = (): boolean => useConsent.getState().choice === 'granted';

/** Stores the visitor's choice, which holds at once in every tab. */
export function setConsent(choice: ConsentChoice): void {
  deviceStorage.writeJson(CONSENT_RECORD.key, { version: CONSENT_RECORD.version, choice });
  if (choice === 'refused') tabStorage.remove(VISIT_KEY);
  useConsent.setState({ choice, isReopened: false });
  publish('consent:changed', {});
}

/** Shows the question again, to a visitor who wants to change the answer. */
export const reopenConsent = (): void => useConsent.setState({ isReopened: true });

/** Reads the stored choice and follows changes in other tabs. */
export function startConsent(): void {
  refresh();
  subscribe('consent:changed', (_payload, message) => message.remote && refresh());
}
