import type { World } from '../world';

/** Returns an operation's arguments, referring to existing or newly created data of the owner. */
export type Sample = (world: World) => object | Promise<object>;
export type Samples = Record<string, Sample>;
