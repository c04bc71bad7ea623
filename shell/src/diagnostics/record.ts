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
  try {
    const records = readLoads();
    records.push({ ...record, milliseconds: Math.round(record.milliseconds) });
    sessionStorage.setItem(KEY, JSON.stringify(records.slice(-MAX_RECORDS)));
  } catch {
    // Diagnostics must never break the page.
  }
}

/** Returns the loads recorded in this tab, oldest first. */
export function readLoads(): LoadRecord[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
}
