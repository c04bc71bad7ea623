import { createEmbeddedEscripts } from './embedded';
import type { EscriptProvider } from './provider';

export type { EscriptProvider } from './provider';

/** The prescription exchange of the shop: the embedded one, which knows the sample tokens only. */
export const createEscripts = (): EscriptProvider => createEmbeddedEscripts();
