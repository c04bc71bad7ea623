/** Where browsers send reports: the shop's own web server. */
export const REPORTS_PATH = '/_shell/telemetry';

/** Endpoints of the api for the shop's web servers alone, which do not proxy them. */
export const INTERNAL_FIGURES = '/internal/figures';
export const INTERNAL_TRIALS = '/internal/figures/trials';
