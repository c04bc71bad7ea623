/**
 * The header in which the shop's web server tells the api who calls (rule 7.a-05). Only such a caller is believed when it
 * says for whom: whose address is counted, which release's figures these are.
 */
export const ACCESS_TOKEN = 'access-token';

/** The shortest token in characters: 192 random bits in base64. */
export const SHORTEST_ACCESS_TOKEN = 32;

/** Returns the header that presents a token; none where the shop has no token. */
export const presentAccessToken = (token: string | null): Record<string, string> =>
  token ? { [ACCESS_TOKEN]: token } : {};
