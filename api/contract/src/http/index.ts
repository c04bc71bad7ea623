export { ACCESS_TOKEN, presentAccessToken, SHORTEST_ACCESS_TOKEN } from './access-token';
export { limitPipelining } from './limit-pipelining';
export { isForeignChange, type RequestSource } from './own-origin';
export { requestIdOf } from './request-id';
export { type Cookie, cookieText } from './set-cookie';
