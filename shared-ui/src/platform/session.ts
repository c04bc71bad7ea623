import { type Role, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { create } from 'zustand';
import { publish } from '../bus';
import { setCartUuid, useCartIdentity } from './cart-identity';
import { jsonRequest } from './json-request';
import { getQueryClient } from './query-client';
import { renewQueries } from './renew-queries';
import { forgetSearches } from './search-insights';

export interface SessionUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
}

/** A member of staff acts as the user (section 2.22). */
export interface Impersonation {
  staff_name: string;
  /** The reason that was given. */
  reason: string;
  /** ISO date-time. */
  expires_at: string;
}

interface SessionPayload {
  token: string;
  /** ISO date-time. */
  expires_at: string;
  user: SessionUser;
  /** The account's cart after a guest cart was merged into it. */
  cart: { uuid: string } | null;
  impersonation?: Impersonation | null;
}

interface SessionState {
  /** `unknown` until the browser has asked once; render guests' markup until then. */
  status: 'unknown' | 'guest' | 'signed-in';
  user: SessionUser | null;
  /** Set while staff act as the user; null in the user's own session. */
  impersonation: Impersonation | null;
}

/** Who uses this browser. The bearer itself never enters the store. */
export const useSession = create<SessionState>(() => ({
  status: 'unknown',
  user: null,
  impersonation: null,
}));

export type AuthResult = { ok: true } | { ok: false; message: string };

const RENEW_BEFORE_MS = 30_000;
const HINT = 'saltbush_signed_in=1';
/** Notes in this tab that it went to an identity provider. */
const AWAY = 'signing_in';

let bearer: { token: string; expiresAt: number } | null = null;
let renewal: Promise<string | null> | null = null;

function accept(payload: SessionPayload): void {
  bearer = { token: payload.token, expiresAt: Date.parse(payload.expires_at) };
  if (payload.cart) setCartUuid(payload.cart.uuid);
  const { user, impersonation = null } = payload;
  useSession.setState({ status: 'signed-in', user, impersonation });
}

function forget(): void {
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
  const isOver = result.success || result.status === 401;
  if (isOver) forget();
  return null;
}

/** Exchanges the refresh cookie for a new bearer; null when nobody is signed in. Concurrent calls share one request. */
export function renewSession(): Promise<string | null> {
  renewal ??= fetchSession().finally(() => {
    renewal = null;
  });
  return renewal;
}

/** The bearer to send, renewed shortly before it expires; null for a guest. */
export async function getSessionToken(): Promise<string | null> {
  if (useSession.getState().status === 'unknown' && document.cookie.includes(HINT)) return renewSession();
  if (!bearer) return null;
  return Date.now() < bearer.expiresAt - RENEW_BEFORE_MS ? bearer.token : renewSession();
}

/** Finds out who is signed in. Guests, who have no hint cookie, cost no request. */
export async function startSession(): Promise<void> {
  if (document.cookie.includes(HINT)) await renewSession();
  else forget();
  if (!sessionStorage.getItem(AWAY)) return;
  sessionStorage.removeItem(AWAY);
  if (useSession.getState().status === 'signed-in') publish('auth:signed-in', {});
}

/** Leaves for the page of an identity provider. When this tab is back and signed in, the other tabs are told. */
export function leaveToSignIn(url: string): void {
  sessionStorage.setItem(AWAY, '1');
  window.location.assign(url);
}

interface AuthAnswer {
  data?: SessionPayload;
  message?: string;
  error?: string;
}

async function authenticate(url: string, body: object): Promise<AuthResult> {
  const result = await jsonRequest<AuthAnswer>(url, { body });
  const answer = result.data;
  if (!result.success || !answer?.data) {
    return { ok: false, message: answer?.message ?? answer?.error ?? SOMETHING_WENT_WRONG };
  }
  accept(answer.data);
  await renewQueries(getQueryClient());
  publish('auth:signed-in', {});
  return { ok: true };
}

const guestCart = () => {
  const { uuid } = useCartIdentity.getState();
  return uuid ? { id: uuid } : null;
};

/** Signs in with e-mail and password; the guest's cart becomes part of the account's. */
export function signIn(credentials: { email: string; password: string }): Promise<AuthResult> {
  return authenticate('/api/auth/login', { ...credentials, cart: guestCart() });
}

/** Creates an account and signs it in (rule 7.j-01). */
export async function signUp(details: {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}): Promise<AuthResult> {
  const result = await jsonRequest<AuthAnswer>('/api/auth/signup', {
    body: { ...details, cart: guestCart() },
  });
  if (!result.success) {
    return { ok: false, message: result.data?.message ?? result.data?.error ?? SOMETHING_WENT_WRONG };
  }
  return signIn({ email: details.email, password: details.password });
}

/** Ends the session here and in every other tab, and leaves nothing personal behind (section 4.q). */
export async function signOut(redirectTo: string): Promise<void> {
  await jsonRequest('/api/auth/logout', { body: { redirect: redirectTo } });
  forget();
  setCartUuid(null);
  localStorage.removeItem('recently_viewed');
  forgetSearches();
  publish('auth:signed-out', {});
  window.location.assign(redirectTo);
}

/** Follows sign-in and sign-out of other tabs. */
export function followOtherTabs(subscribe: typeof import('../bus').subscribe): void {
  subscribe('auth:signed-out', (_payload, message) => {
    if (!message.remote) return;
    forget();
    setCartUuid(null, { silent: true });
    if (links.account.includes(window.location.pathname)) window.location.assign(links.home());
  });
  subscribe('auth:signed-in', (_payload, message) => {
    if (message.remote) void renewSession().then(() => renewQueries(getQueryClient()));
  });
  document.addEventListener('visibilitychange', () => {
    const { status } = useSession.getState();
    if (document.visibilityState !== 'visible') return;
    if (status === 'signed-in' && !document.cookie.includes(HINT)) forget();
  });
}
