import type { ReactNode } from 'react';
import type { ScriptType } from '../../../generated/gql/graphql';
import type { NewItem } from '../../../shared/cart/api/add-item';

/** The shopper's choices besides the quantity. Other features provide them and the fragment composes them. */
export interface PurchaseChoices {
  requirement?: Requirement | null;
  script?: ScriptChoice | null;
  delivery?: DeliveryChoice | null;
  program?: ProgramDelivery | null;
}

/** Something the shopper must answer before buying, shown above the quantity. */
export interface Requirement {
  element: ReactNode;
  isMet: boolean;
  /** Called when the shopper presses the button without answering: shows the error and moves focus to it. */
  requestAnswer: () => void;
}

/** Patient and script of a prescription product (section 4.c). */
export interface ScriptChoice {
  element: ReactNode;
  /** `None` if the shopper has no script. */
  type: ScriptType | 'None';
  isPassed: boolean;
  /** The patient and script of the cart line; used only once they have passed. */
  line: Pick<NewItem, 'patient_uuid' | 'script_type' | 'eprescription_token'>;
  /** Validates patient and script: either passes them, or shows what is missing and moves focus to it. */
  save: () => Promise<void>;
  /** Called when the line could not be added; allows patient and script to be edited if they were the cause. */
  onRejected: (error: unknown) => void;
}

/** Unit prices at a quantity, in cents. */
export interface UnitPrices {
  once: number;
  autoDelivery: number;
}

/** One-time purchase or AutoDelivery (section 4.e). */
export interface DeliveryChoice {
  /** The choice, with what a unit costs once and by AutoDelivery at the chosen quantity. */
  element: (unit: UnitPrices) => ReactNode;
  type: 'oneTime' | 'autoDelivery';
  /** Returns false and shows an error at the choice if an existing AutoDelivery still has to be selected. */
  check: () => boolean;
  /** Adds the item to a new or an existing AutoDelivery. Rejects with the API's error. */
  add: (item: NewItem) => Promise<void>;
}

/** Add to the cart, or to the next order of the shopper's program (section 4.g). */
export interface ProgramDelivery {
  /** Resolves to whether the shopper has to choose first. */
  opens: (isAutoDelivery: boolean) => Promise<boolean>;
  /** Opens the dialog; `onAddToCart` is called if the shopper chooses a one-time purchase. */
  open: (quantity: number, onAddToCart: (quantity: number) => Promise<unknown>) => void;
}
