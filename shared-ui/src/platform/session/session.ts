import {
  type Role,
  SIGN_OUT_FAILED,
  SOMETHING_WENT_WRONG,
  type StaffRole,
  shopPath,
} from '@saltbush/contract';
import { create } from 'zustand';
import { publish } from '../../bus';
import { personalStorage, personalTabStorage, tabStorage } from '../../storage';
import { jsonRequest } from '../data/json-request';
import { getQueryClient } from '../data/query-client';
import { renewQueries } from '../data/renew-queries';
import { setCartUuid, useCartIdentity } from './cart-identity';
import { sessionKeeper } from './session-keeper';
import { keepTabFor } from './tab-owner';

export interface SessionUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  /** A role that begins once a code has confirmed the sign-in; until then the role is a customer's. */
  waiting_role?: StaffRole | null;
}

/** Impersonation of the user by a staff member (section 2.22). */
export interface Impersonation {
  staff_name: string;
  /** The reason that the staff member gave. */
  reason: string;
  /** ISO date-time. */
  expires_at: string;
}

interface SessionPayload {
  token: string;
  /** ISO date-time. */
  expires_at: string;
  user: SessionUser;
  /** The account's cart after the guest cart was merged into it. */
  cart: { uuid: string } | null;
  impersonation?: Impersonation | null;
}

interface SessionState {
  /** `unknown` until the session has been fetched; render the guest's markup until then. */
  status: 'unknown' | 'guest' | 'signed-in';
  user: SessionUser | null;
  /** Set while a staff member impersonates the user; otherwise null. */
  impersonation: Impersonation | null;
}

/** The session of this browser. The bearer token is never part of the store. */
export const useSession = create<SessionState>(() => ({
  status: 'unknown',
  user: null,
  impersonation: null,
}));

/** `hasAccount`: the account was created, and only signing in to it failed. */
export type AuthResult = { ok: true } | { ok: false; message: string; hasAccount?: boolean };

const RENEW_BEFORE_MS = 30_000;
const HINT = 'saltbush_signed_in=1';
/**
 * Returns whether the browser has a sign-in, by the cookie that scripts may read. A session that ends on the server leaves it:
 * signing out removes it, or a month without use.
 */
export const isHinted = (): boolean => document.cookie.includes(HINT);
/** Session storage key: this tab has left for an identity provider. */
const RETURNING_KEY = 'signing_in';

let bearer: { token: string; expiresAt: number } | null = null;
let renewal: Promise<string | null> | null = null;

function accept(payload: SessionPayload): void {
  bearer = { token: payload.token, expiresAt: Date.parse(payload.expires_at) };
  if (payload.cart) setCartUuid(payload.cart.uuid);
  const { user, impersonation = null } = payload;
  if (sessionKeeper()?.accepted(user)) return;
  keepTabFor(user.id);
  const before = useSession.getState().user;
  // What the page has loaded belongs to the account before.
  if (before && before.id !== user.id) void getQueryClient().resetQueries();
  useSession.setState({ status: 'signed-in', user, impersonation });
}

/** Forgets the account on this page, and what was loaded for it. */
export function clearSession(): void {
  bearer = null;
  const wasSignedIn = useSession.getState().status === 'signed-in';
  useSession.setState({ status: 'guest', user: null, impersonation: null });
  if (wasSignedIn) getQueryClient().clear();
}

async function fetchSession(): Promise<string | null> {
  const result = await jsonRequest<{ data: SessionPayload | null }>('/api/auth/session');
  if (result.data?.data) {
    accept(result.data.data);
    return result.data.data.token;
  }
  const hasEnded = result.success || result.status === 401;
  if (hasEnded) {
    bearer = null;
    if (!sessionKeeper()?.ended()) clearSession();
  }
  return null;
}

/** Exchanges the refresh cookie for a new bearer token; null if signed out. Concurrent calls share one request. */
export function renewSession(): Promise<string | null> {
  renewal ??= fetchSession().finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Returns the bearer token, renewed shortly before it expires, or null for a guest. */
export async function getSessionToken(): Promise<string | null> {
  if (useSession.getState().status === 'unknown' && isHinted()) return renewSession();
  if (!bearer) return null;
  return Date.now() < bearer.expiresAt - RENEW_BEFORE_MS ? bearer.token : renewSession();
}

/** Restores the session. For guests, who have no hint cookie, it sends no request. */
export async function startSession(): Promise<void> {
  if (isHinted()) await renewSession();
  else {
    keepTabFor(null);
    clearSession();
  }
  if (!tabStorage.read(RETURNING_KEY)) return;
  tabStorage.remove(RETURNING_KEY);
  if (useSession.getState().status === 'signed-in') publish('auth:signed-in', {});
}

/** Navigates to an identity provider. If this tab returns signed in, it notifies the other tabs. */
export function leaveToSignIn(url: string): void {
  tabStorage.write(RETURNING_KEY, '1');
  window.location.assign(url);
}

interface AuthResponse {
  data?: SessionPayload;
  message?: string;
  error?: string;
}

async function authenticate(url: string, body: object): Promise<AuthResult> {
  const result = await jsonRequest<AuthResponse>(url, { body });
  const response = result.data;
  if (!result.success || !response?.data) {
    return { ok: false, message: response?.message ?? response?.error ?? SOMETHING_WENT_WRONG };
  }
  accept(response.data);
  await renewQueries(getQueryClient());
  publish('auth:signed-in', {});
  return { ok: true };
}

const guestCart = () => {
  const { uuid } = useCartIdentity.getState();
  return uuid ? { id: uuid } : null;
};

/** Signs in with e-mail and password, and merges the guest's cart into the account's. */
export function signIn(credentials: { email: string; password: string }): Promise<AuthResult> {
  return authenticate('/api/auth/login', { ...credentials, cart: guestCart() });
}

/** Creates an account and signs it in (rule 7.j-01). If only the second fails, `signIn` can be tried again. */
export async function signUp(details: {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}): Promise<AuthResult> {
  const result = await jsonRequest<AuthResponse>('/api/auth/signup', {
    body: { ...details, cart: guestCart() },
  });
  if (!result.success) {
    return { ok: false, message: result.data?.message ?? result.data?.error ?? SOMETHING_WENT_WRONG };
  }
  const signedIn = await signIn({ email: details.email, password: details.password });
  return signedIn.ok ? signedIn : { ...signedIn, hasAccount: true };
}

/** Removes what this tab and the device keep of the user, whichever module keeps it. */
export function forgetPersonal(): void {
  personalStorage.forget();
  personalTabStorage.forget();
}

/**
 * Ends the session in all tabs, removes personal data from the device (section 4.q) and opens a path of the shop.
 *
 * @throws Error if the server did not confirm it. The browser is then still signed in, and so are its pages.
 */
export async function signOut(redirectTo: string): Promise<void> {
  const { success } = await jsonRequest('/api/auth/logout', { body: { redirect: redirectTo } });
  if (!success) throw new Error(SIGN_OUT_FAILED);
  clearSession();
  setCartUuid(null);
  forgetPersonal();
  publish('auth:signed-out', {});
  window.location.assign(shopPath(redirectTo));
}
