import type { ReactNode } from 'react';
import type { ScriptType } from '../../../generated/gql/graphql';
import type { NewItem } from '../../../shared/cart/api/add-item';

/** What the shopper chose beside the quantity. Other features make the choices; the fragment composes them. */
export interface PurchaseChoices {
  requirement?: Requirement | null;
  script?: ScriptChoice | null;
  delivery?: DeliveryChoice | null;
  program?: ProgramDelivery | null;
}

/** Something to be answered before a product can be bought, shown above the quantity. */
export interface Requirement {
  element: ReactNode;
  isMet: boolean;
  /** The shopper pressed the button without it: say so and bring them there. */
  demand: () => void;
}

/** Patient and script of a prescription product (section 4.c). */
export interface ScriptChoice {
  element: ReactNode;
  /** None: the shopper has no script. */
  type: ScriptType | 'None';
  isPassed: boolean;
  /** For whom and on which script the line is; counts once passed. */
  line: Pick<NewItem, 'patient_uuid' | 'script_type' | 'eprescription_token'>;
  /** Checks patient and script: passes them, or says what is missing and brings the shopper there. */
  save: () => Promise<void>;
  /** The line was not added: if for its patient or script, they can be changed again. */
  refused: (error: unknown) => void;
}

/** Once, or again and again (section 4.e). */
export interface DeliveryChoice {
  element: ReactNode;
  type: 'oneTime' | 'autoDelivery';
  /** False, said at the choice, while an AutoDelivery has to be selected first. */
  check: () => boolean;
  /** Adds what is bought to a new or an existing AutoDelivery. Rejects with the api's error. */
  add: (item: NewItem) => Promise<void>;
}

/** Into the cart, or into the next order of the shopper's program (section 4.g). */
export interface ProgramDelivery {
  /** Must the shopper be asked first? */
  opens: (isAutoDelivery: boolean) => Promise<boolean>;
  /** Asks; `onAddToCart` is for the one who wants it once. */
  open: (quantity: number, onAddToCart: (quantity: number) => Promise<unknown>) => void;
}
