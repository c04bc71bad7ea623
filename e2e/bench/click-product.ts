import { asNewVisitor, DESKTOP } from './profiles';
import { watchTraffic } from './traffic';

declare global {
  interface Window {
    benchClick: Promise<number>;
  }
}

/** Runs in the page: from the next click until a different title and a picture below it are painted. */
function timeNextClick(): void {
  const before = document.querySelector('main h1')?.textContent;
  window.benchClick = new Promise<number>((resolve) => {
    addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
  }).then(async (clicked) => {
    for (let isThere = false; !isThere; ) {
      await new Promise((next) => requestAnimationFrame(next));
      const title = document.querySelector('main h1')?.textContent;
      const picture = [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => {
        const { width, height, top, bottom } = image.getBoundingClientRect();
        return width >= 100 && height >= 60 && top < innerHeight && bottom > 0;
      });
      isThere = Boolean(title?.trim() && title !== before && picture?.complete && picture.naturalWidth > 0);
    }
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
    return performance.now() - clicked;
  });
}

/** Milliseconds from clicking a listing's card until the product's title and picture are painted. */
export function clickProduct(listing: string, productPath: string): Promise<number> {
  return asNewVisitor(DESKTOP, async ({ page, cdp }) => {
    const traffic = watchTraffic(cdp);
    await page.goto(listing, { waitUntil: 'load', timeout: 60_000 });
    await traffic.settle(DESKTOP.quietMs);
    const card = page.locator(`main a[href="${productPath}"]`).first();
    await card.scrollIntoViewIfNeeded();
    await traffic.settle(300);
    await page.evaluate(timeNextClick);
    await card.click({ timeout: 15_000, noWaitAfter: true });
    return page.evaluate(() => window.benchClick);
  });
}
