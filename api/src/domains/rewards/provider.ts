import { maskedRewardsCard, SHOP } from '@saltbush/contract';
import { Router } from 'express';
import { createEmbeddedProvider, type EmbeddedProvider } from '../../identity/embedded/provider';
import { embeddedProviderRoutes } from '../../identity/embedded/routes';
import type { OidcProvider } from '../../identity/oidc-client';
import type { RewardsServices } from './context';

type Services = Pick<RewardsServices, 'db' | 'clock' | 'config'>;

/** The redirect URI's path; providers must register exactly this one. */
export const CALLBACK_PATH = '/api/rewards/callback';

/** The claim that contains the card's number. */
export const CARD_CLAIM = 'rewards_card';

/** Fictional cards of the embedded provider, with their owners. */
const CARDS = [
  { id: 'card-1', owner: 'Wren Abbot', number: '270045118823' },
  { id: 'card-2', owner: 'Col Ferris', number: '270091736640' },
  { id: 'card-3', owner: 'Indra Vale', number: '310027749158' },
] as const;

function claimsOfCard(id: string): Record<string, unknown> | null {
  const card = CARDS.find((candidate) => candidate.id === id);
  return card ? { [CARD_CLAIM]: card.number } : null;
}

/** Creates the embedded rewards provider; null if another one is configured, and in production. */
function embeddedProvider({ db, clock, config }: Services): EmbeddedProvider | null {
  const { publicOrigin, standIns } = config;
  if (!standIns.has('rewards')) return null;
  return createEmbeddedProvider({
    db,
    clock,
    publicOrigin,
    path: '/api/dev/rewards',
    id: 'rewards',
    name: SHOP.rewards,
    redirectUri: publicOrigin + CALLBACK_PATH,
    claimsOf: claimsOfCard,
  });
}

/** Returns the configured rewards provider, else the embedded one; null in production if none is configured. */
export const rewardsProvider = (services: Services): OidcProvider | null =>
  services.config.rewards ?? embeddedProvider(services)?.provider ?? null;

/** The pages of the embedded rewards provider, if it is in use. */
export function publicRoutes(services: RewardsServices): Router {
  const embedded = embeddedProvider(services);
  if (!embedded) return Router();
  const choices = CARDS.map(({ id, owner, number }) => ({
    id,
    label: maskedRewardsCard(number.slice(0, 2), number.slice(-4)),
    details: [owner],
  }));
  const page = { title: SHOP.rewards, question: 'Which card is yours?', choices };
  return embeddedProviderRoutes(embedded, services.config.publicOrigin, page);
}
