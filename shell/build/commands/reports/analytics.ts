import { presentAccessToken } from '@saltbush/contract/http';
import { print } from '../print';

interface DayCount {
  day: string;
  name: string;
  events: number;
  visits: number;
}

/** `npm run analytics`: prints how often each event happened per day, as the api at `API_URL` counts it. */
export async function analytics(days = '7'): Promise<void> {
  const api = process.env.API_URL ?? 'http://127.0.0.1:4000';
  const headers = presentAccessToken(process.env.API_ACCESS_TOKEN ?? null);
  const address = `${api}/analytics/report?days=${encodeURIComponent(days)}`;
  const response = await fetch(address, { headers }).catch(() => null);
  if (!response?.ok)
    throw new Error(
      `No report from ${api}. Set API_URL to the address of the api, and API_ACCESS_TOKEN to its token.`,
    );
  const { data } = (await response.json()) as { data: DayCount[] };
  if (data.length === 0) return print('Nothing was recorded. Only visitors who agree are counted.');
  print(`${'day'.padEnd(12)}${'event'.padEnd(22)}${'events'.padStart(8)}${'visits'.padStart(8)}`);
  for (const { day, name, events, visits } of data)
    print(`${day.padEnd(12)}${name.padEnd(22)}${String(events).padStart(8)}${String(visits).padStart(8)}`);
}
