import { isNullish, toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';

/** Rounds half to even, as `$round` does; a negative place rounds to the left of the decimal point. */
function round(value: number, places: number): number {
  const scale = 10 ** places;
  const scaled = value * scale;
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  const even = floor % 2 === 0 ? floor : floor + 1;
  const rounded = Math.abs(rest - 0.5) < 1e-9 ? even : Math.round(scaled);
  return rounded / scale;
}

function toPlaces(compute: (value: number, places: number) => number): Operator {
  return fromValues(1, 2, ([value, places], name) => {
    if (isNullish(value) || places === null) return null;
    return compute(toNumber(value, name, 51081), places === undefined ? 0 : toNumber(places, name, 51082));
  });
}

/** Operators that round to a number of decimal places. */
export const rounding: Record<string, Operator> = {
  $round: toPlaces(round),
  $trunc: toPlaces((value, places) => Math.trunc(value * 10 ** places) / 10 ** places),
};
