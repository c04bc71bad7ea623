export interface LoadRecord {
  remote: string;
  part: string;
  milliseconds: number;
  error: string | null;
}

const KEY = 'saltbush-diagnostics';
const LENGTH = 50;

/** Keeps the last loads and failures of this tab for the diagnostics page. Holds names and times only. */
export function recordLoad(record: LoadRecord): void {
  try {
    const records = readLoads();
    records.push({ ...record, milliseconds: Math.round(record.milliseconds) });
    sessionStorage.setItem(KEY, JSON.stringify(records.slice(-LENGTH)));
  } catch {
    // Diagnostics never get in the way of the page.
  }
}

export function readLoads(): LoadRecord[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
}
