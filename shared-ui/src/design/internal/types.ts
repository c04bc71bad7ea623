import type { ComponentType, SVGProps } from 'react';

/** An icon: a component of `design/icons`. */
export type IconType = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'className' | 'aria-hidden'> & {
    size?: number | string;
    strokeWidth?: number | string;
  }
>;

/** What a message is about. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Where something the customer started has got to. */
export type ActionStatus = 'idle' | 'busy' | 'success';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
