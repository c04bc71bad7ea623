import type { ComponentType, SVGProps } from 'react';

/** An icon: a component of `design/icons`. */
export type IconType = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'className' | 'aria-hidden'> & {
    size?: number | string;
    strokeWidth?: number | string;
  }
>;

/** The severity of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Progress of an action that the user started. */
export type ActionStatus = 'idle' | 'busy' | 'success';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
