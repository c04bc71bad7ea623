import type { Page } from '@playwright/test';
import { REPORTS_PATH } from '@saltbush/contract/telemetry';

/**
 * Keeps what the pages of a tab report of themselves to the shop. Returns a function that makes the open page report now, as
 * it does when it is left, and gives everything reported so far.
 */
export async function followReports(page: Page): Promise<() => Promise<string>> {
  const reports: string[] = [];
  await page.exposeFunction('keepReport', (report: string) => reports.push(report));
  await page.addInitScript((path) => {
    navigator.sendBeacon = (url, body) => {
      const { keepReport } = window as unknown as { keepReport(report: string): void };
      if (String(url).endsWith(path)) keepReport(String(body));
      return true;
    };
  }, REPORTS_PATH);
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    return reports.join('\n');
  };
}
