import { tabStorage } from '@saltbush/shared-ui/platform';

export interface LoadRecord {
  remote: string;
  part: string;
  milliseconds: number;
  error: string | null;
}

const KEY = 'saltbush-diagnostics';
const MAX_RECORDS = 50;

/** Stores this tab's latest loads and failures for the diagnostics page. Contains names and times only. */
export function recordLoad(record: LoadRecord): void {
  const records = [...readLoads(), { ...record, milliseconds: Math.round(record.milliseconds) }];
  tabStorage.writeJson(KEY, records.slice(-MAX_RECORDS));
}

/** Returns the loads recorded in this tab, oldest first. */
export function readLoads(): LoadRecord[] {
  const stored = tabStorage.readJson(KEY);
  return Array.isArray(stored) ? stored : [];
}
