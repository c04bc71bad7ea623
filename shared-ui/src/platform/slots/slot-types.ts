/** The product data of a card; enough to add it to the cart. Money in cents. */
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
  /** The search query that returned it, for conversion events. */
  queryID: string | null;
}

/** The product data that a product page passes to the purchase slot. Money in cents. */
export interface PurchaseProduct extends CardProduct {
  status: 'Active' | 'Disabled' | 'Deleted';
  canAutodeliver: boolean;
  orderLimit: number;
  isSkipQuestionnaire: boolean;
  journeyIds: number[];
  prices: { type: string; value: number; min_qty: number }[];
}

/** Overlays stay mounted once opened, so that they can animate on closing: `open` controls visibility. */
export type OverlayName = 'auth' | 'mini-cart' | 'delivery-options' | 'delivery-choice' | 'menu' | 'rewards';

/** Props of each slot's content. A remote that offers a slot declares it in its remote.json. */
export interface SlotProps {
  'shell.header': Record<string, never>;
  'shell.footer': Record<string, never>;
  /** Above the header while a staff member impersonates the user. Filled by mf-account. */
  'shell.session-notice': Record<string, never>;
  /** The one full-width action of a product card. Filled by mf-cart. */
  'card.action': { product: CardProduct };
  /** Quantity and main call to action of the product page. Filled by mf-cart. */
  'pdp.purchase': {
    product: PurchaseProduct;
    /** Called with every change of what is chosen, so that the page's price and points can follow. */
    onSelect?: (selection: { productId: number; quantity: number; isAutoDelivery: boolean }) => void;
  };
  /** The telehealth button of a product that is a service. Filled by mf-telehealth. */
  'pdp.telehealth': { productId: number; bookingType: string; slug: string; price: number };
  /** Signed-in menu under the account icon. Filled by mf-account. */
  'header.account-menu': { onNavigate: () => void };
  /** Adds or edits a patient of the account without leaving the page. Filled by mf-account. */
  'patient.form': {
    /** The patient to edit; omitted for a new one. */
    patientUuid?: string | null;
    onSaved: (patient: { uuid: string; first_name: string; last_name: string }) => void;
    onCancel: () => void;
  };
  /** The account's navigation, beside an account page that another remote owns. Filled by mf-account. */
  'account.navigation': Record<string, never>;
  /** Tiles on the account dashboard. Filled by any remote. */
  'account.dashboard-tile': Record<string, never>;
  /** The counter's navigation for the member of staff. Filled by each remote that has a desk. */
  'staff.navigation': Record<string, never>;
  /** Places of the counter that match what is typed into its palette. Filled by each remote that has a desk. */
  'staff.commands': { query: string };
  /** Work that waits, on the counter's first page. Filled by each remote that has a desk. */
  'staff.today': Record<string, never>;
  /** What a covered counter asks for: to sign in again, or a code of the second factor. Filled by mf-account. */
  'staff.gate': {
    step: 'sign-in' | 'code';
    /** Whose page it covers; null at the beginning. */
    email: string | null;
  };
  'overlay.auth': {
    open: boolean;
    mode?: 'login' | 'signup';
    redirectUrl?: string;
    /** The user's current task; telehealth can be booked without an account (section 2.16). */
    flow?: 'telehealth' | 'journey';
    /** Return path after linking a rewards card, if no page waits for it. */
    linkedUrl?: string;
    onClose: () => void;
  };
  'overlay.mini-cart': { open: boolean; onClose: () => void };
  'overlay.delivery-options': { open: boolean; onClose: () => void };
  /** Offers the cart or the next program order, for a program product (section 2.12). Filled by mf-journey. */
  'overlay.delivery-choice': {
    open: boolean;
    product: { id: number; title: string; price: number };
    quantity: number;
    /** Adds to the cart; rejects with the api's error. */
    onAddToCart: (quantity: number) => Promise<unknown>;
    onClose: () => void;
  };
  'overlay.menu': { open: boolean; onClose: () => void };
  /** Joins the rewards program: an account for those without one, and their card. Filled by mf-account. */
  'overlay.rewards': { open: boolean; onClose: () => void };
}
/** What the shopper has chosen in the purchase slot. */
export type PurchaseSelection = Parameters<NonNullable<SlotProps['pdp.purchase']['onSelect']>>[0];

export type SlotName = keyof SlotProps;
