import type { World } from '../world';

/** Arguments of an operation, about things of the owner's that are there or made for it. */
export type Sample = (world: World) => object | Promise<object>;
export type Samples = Record<string, Sample>;
