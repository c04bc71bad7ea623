import { presentAccessToken } from '@saltbush/contract/http';
import type { ApiAccess } from './config';

type Shop = ApiAccess & { publicOrigin: string };

/** Where remotes ask the api while their pages are rendered here, and with which headers. */
export const graphqlOf = ({ apiUrl, accessToken, publicOrigin }: Shop) => ({
  endpoint: `${apiUrl}/graphql`,
  headers: { origin: publicOrigin, ...presentAccessToken(accessToken) },
});

/**
 * Asks the api as the shop's web server, which it serves by its token (rule 7.a-05).
 * @param path with its leading slash
 * @throws TypeError if the api cannot be reached
 */
export const askApi = (
  { apiUrl, accessToken }: ApiAccess,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(apiUrl + path, { ...init, headers: { ...headers, ...presentAccessToken(accessToken) } });
