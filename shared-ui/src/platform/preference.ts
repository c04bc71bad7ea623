import { create } from 'zustand';
import { publish, subscribe } from '../bus';
import { deviceStorage } from '../storage';

/** The user's delivery location (section 3.g). */
export interface LocationPreference {
  id: string;
  postcode: string;
  suburb: string;
  state: string;
}

export const DEFAULT_PREFERENCE: LocationPreference = {
  id: 'default-preference',
  suburb: 'SYDNEY',
  postcode: '2000',
  state: 'NSW',
};

const KEY = 'preference';

interface PreferenceState {
  /** `unknown` on the server and during hydration. */
  status: 'unknown' | 'unset' | 'set';
  preference: LocationPreference | null;
}

/** Store of the delivery location on this device. */
export const usePreference = create<PreferenceState>(() => ({ status: 'unknown', preference: null }));

function isPreference(value: unknown): value is LocationPreference {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return ['id', 'postcode', 'suburb', 'state'].every((key) => typeof record[key] === 'string');
}

function read(): LocationPreference | null {
  const stored = deviceStorage.readJson(KEY);
  return isPreference(stored) ? stored : null;
}

function refresh(): void {
  const preference = read();
  usePreference.setState({ status: preference ? 'set' : 'unset', preference });
}

/** Stores the delivery location on the device and updates every part of the page and all other tabs. */
export function setPreference(preference: LocationPreference): void {
  deviceStorage.writeJson(KEY, preference);
  refresh();
  window.dispatchEvent(new Event('preferenceChange'));
  publish('preference:changed', {});
}

/** Reads the stored location and follows changes (section 3: storage change and `preferenceChange`). */
export function startPreference(): void {
  refresh();
  window.addEventListener('storage', (event) => event.key === KEY && refresh());
  window.addEventListener('preferenceChange', refresh);
  subscribe('preference:changed', (_payload, message) => message.remote && refresh());
}

/** Returns the postcode for prices and delivery: the stored one, or the default 2000. */
export function usePostcode(): string {
  return usePreference((state) => state.preference?.postcode ?? DEFAULT_PREFERENCE.postcode);
}
