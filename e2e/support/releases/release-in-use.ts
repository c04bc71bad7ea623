import type { APIRequestContext, Page } from '@playwright/test';

interface SnapshotPart {
  remotes: { name: string; release: string }[];
}

const releaseIn = (snapshot: SnapshotPart, remote: string): string | undefined =>
  snapshot.remotes.find(({ name }) => name === remote)?.release;

/** The release of a remote that an open page uses. */
export async function releaseOnPage(page: Page, remote: string): Promise<string | undefined> {
  const text = await page.locator('#saltbush-snapshot').textContent();
  return releaseIn(JSON.parse(text ?? ''), remote);
}

/** The release of a remote that a new visitor gets. */
export async function releaseForVisitor(
  request: APIRequestContext,
  address: string,
  remote: string,
): Promise<string | undefined> {
  const html = await (await request.get(address)).text();
  const text = /id="saltbush-snapshot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return releaseIn(JSON.parse(text ?? ''), remote);
}
