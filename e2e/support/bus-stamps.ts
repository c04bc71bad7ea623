import { type BrowserContext, expect, type Page } from '@playwright/test';

const CHANNEL = 'saltbush-bus';

interface Stamp {
  name: string;
  at: number;
}

/** Records in every tab when it posted an event and when it received one from another tab. */
export async function stampBus(context: BrowserContext): Promise<void> {
  await context.addInitScript((channel) => {
    const note = (list: string, name: string) => {
      const stamps = JSON.parse(sessionStorage.getItem(list) ?? '[]') as Stamp[];
      sessionStorage.setItem(list, JSON.stringify([...stamps, { name, at: Date.now() }]));
    };
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message: { name: string }) {
      if (this.name === channel) note('sent', message.name);
      post.call(this, message);
    };
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => note('received', data.name));
  }, CHANNEL);
}

/** When the tab sent or received events of this name, oldest first; survives navigation. */
const stampsOf = (tab: Page, list: 'sent' | 'received', name: string): Promise<number[]> =>
  tab.evaluate(
    ([key = '[]', wanted]) => {
      const stamps = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Stamp[];
      return stamps.filter((stamp) => stamp.name === wanted).map(({ at }) => at);
    },
    [list, name],
  );

/** Waits until the last event of this name sent by one tab has reached the other; returns the delays. */
export async function measureDeliveries(from: Page, to: Page, name: string): Promise<number[]> {
  await expect.poll(async () => (await stampsOf(from, 'sent', name)).length).toBeGreaterThan(0);
  const sent = await stampsOf(from, 'sent', name);
  await expect
    .poll(async () => (await stampsOf(to, 'received', name)).at(-1) ?? 0)
    .toBeGreaterThanOrEqual(sent.at(-1) ?? 0);
  const received = await stampsOf(to, 'received', name);
  return sent.map((at) => (received.find((arrival) => arrival >= at) ?? Number.NaN) - at);
}
