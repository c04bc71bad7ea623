export { type ColourName, colours } from '@saltbush/contract';
export { type ColourPair, colourPairs } from './tokens/pairs';
export {
  type Breakpoint,
  breakpoints,
  from,
  gutters,
  motion,
  radii,
  type Space,
  sizes,
  space,
  text,
} from './tokens/scales';
