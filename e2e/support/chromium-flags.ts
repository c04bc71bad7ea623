/**
 * Chromium reads only the last list of features to disable, so that it must repeat Playwright's own. The last two are
 * pages for the address bar's suggestions: each context loads both, which took half a second of processor time a test.
 */
export const DISABLED_FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** Flags of every browser that tests: it asks nobody but the shop for anything. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags of the browser in which the journeys run. */
export const CHROMIUM_FLAGS = [...QUIET_FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`];
