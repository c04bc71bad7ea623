import type { ReactNode } from 'react';

/** Something to be answered before a product can be bought, shown above the quantity. */
export interface Requirement {
  element: ReactNode;
  isMet: boolean;
  /** The shopper pressed the button without it: say so and bring them there. */
  demand: () => void;
}
