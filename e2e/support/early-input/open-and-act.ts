import type { Page } from '@playwright/test';
import { actWhenPainted, type EarlyAction } from './act-when-painted';

/** A device or line on which hydration takes long. */
export interface Slowness {
  /** How many times slower the processor is. */
  cpu?: number;
  kbps?: number;
}

/** Opens a page and acts on a control as soon as it is painted, long before scripts have run. */
export async function openAndAct(
  page: Page,
  path: string,
  action: EarlyAction,
  { cpu, kbps }: Slowness = {},
) {
  const devtools = await page.context().newCDPSession(page);
  if (cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (kbps) {
    const bytes = kbps * 125;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  await page.addInitScript(actWhenPainted, action);
  await page.goto(path, { waitUntil: 'commit' });
}
