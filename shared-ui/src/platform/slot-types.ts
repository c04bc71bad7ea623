/** What a card knows of its product; enough to add it to the cart. Money in cents. */
export interface CardProduct {
  id: number;
  title: string;
  slug: string;
  schedule: string | null;
  isOutOfStock: boolean;
  isGated: boolean;
  isPractitioner: boolean;
  isTgaGeneral: boolean;
  isPreorder: boolean;
  bookingType: string | null;
  requiresPrescription: boolean;
  price: number;
  priceType: string;
  /** The search that showed it, for conversion events. */
  queryID: string | null;
}

/** What the buy box of a product page hands to the squad that sells. Money in cents. */
export interface PurchaseProduct extends CardProduct {
  status: 'Active' | 'Disabled' | 'Deleted';
  canAutodeliver: boolean;
  orderLimit: number;
  isSkipQuestionnaire: boolean;
  journeyIds: number[];
  prices: { type: string; value: number; min_qty: number }[];
}

/** Overlays stay mounted once opened, so that they can close with their own motion: `open` says what to show. */
export type OverlayName = 'auth' | 'mini-cart' | 'delivery-options' | 'delivery-choice' | 'menu';

/** Props of what other remotes put into each named place. A remote that offers a place lists it in its remote.json. */
export interface SlotProps {
  'shell.header': Record<string, never>;
  'shell.footer': Record<string, never>;
  /** Above the header while staff act as the user. Filled by mf-account. */
  'shell.session-notice': Record<string, never>;
  /** The one full-width action of a product card. Filled by mf-cart. */
  'card.action': { product: CardProduct };
  /** Quantity and main call to action of the product page. Filled by mf-cart. */
  'pdp.purchase': { product: PurchaseProduct };
  /** The telehealth button of a product that is a service. Filled by mf-telehealth. */
  'pdp.telehealth': { productId: number; bookingType: string; slug: string; price: number };
  /** Signed-in menu under the account icon. Filled by mf-account. */
  'header.account-menu': { onNavigate: () => void };
  /** Adds a patient of the account, or changes one, without leaving what one does. Filled by mf-account. */
  'patient.form': {
    /** The patient to change; left out for a new one. */
    patientUuid?: string | null;
    onSaved: (patient: { uuid: string; first_name: string; last_name: string }) => void;
    onCancel: () => void;
  };
  /** The account's pages, at the side of a page of the account that another squad owns. Filled by mf-account. */
  'account.navigation': Record<string, never>;
  /** Tiles on the account dashboard. Filled by any remote. */
  'account.dashboard-tile': Record<string, never>;
  'overlay.auth': {
    open: boolean;
    mode?: 'login' | 'signup';
    redirectUrl?: string;
    /** What the shopper is in the middle of; telehealth may be booked without an account (section 2.16). */
    flow?: 'telehealth' | 'journey';
    /** Where linking a rewards card leads back to, when no page waits for it; a path. */
    linkedUrl?: string;
    onClose: () => void;
  };
  'overlay.mini-cart': { open: boolean; onClose: () => void };
  'overlay.delivery-options': { open: boolean; onClose: () => void };
  /** Cart or next program order, for a product of the program (section 2.12). Filled by mf-journey. */
  'overlay.delivery-choice': {
    open: boolean;
    product: { id: number; title: string; price: number };
    quantity: number;
    /** Adds to the cart; rejects with the api's error. */
    onAddToCart: (quantity: number) => Promise<unknown>;
    onClose: () => void;
  };
  'overlay.menu': { open: boolean; onClose: () => void };
}
export type SlotName = keyof SlotProps;
