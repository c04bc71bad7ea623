import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/** A class of device and its connection. */
export interface Profile {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  isMobile: boolean;
  hasTouch: boolean;
  /** Milliseconds added to each request, and bits per second; null for no throttling. */
  network: { latency: number; down: number; up: number } | null;
  /** CPU slowdown factor. */
  cpu: number;
  /** A page is idle when it has sent no request for this long, in milliseconds. */
  quietMs: number;
}

/** A mid-range phone on slow 4G. */
export const MOBILE: Profile = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  network: { latency: 150, down: 1_600_000, up: 750_000 },
  cpu: 4,
  quietMs: 1500,
};

/** The machine itself, without throttling. */
export const DESKTOP: Profile = {
  viewport: { width: 1350, height: 940 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  network: null,
  cpu: 1,
  quietMs: 800,
};

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

export interface Visitor {
  page: Page;
  cdp: CDPSession;
}

async function throttle(cdp: CDPSession, { network, cpu }: Profile): Promise<void> {
  if (network) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
  }
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function openVisitor(browser: Browser, profile: Profile): Promise<Visitor> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = profile;
  const device = { viewport, deviceScaleFactor, isMobile, hasTouch };
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await throttle(cdp, profile);
  return { page, cdp };
}

/** Runs a callback as a first-time visitor in a fresh browser. */
export async function asNewVisitor<Result>(
  profile: Profile,
  act: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ARGS });
  try {
    return await act(await openVisitor(browser, profile));
  } finally {
    await browser.close();
  }
}
