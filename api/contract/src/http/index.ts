export { limitPipelining } from './limit-pipelining';
export { isForeignChange, type RequestSource } from './own-origin';
export { requestIdOf } from './request-id';
export { type Cookie, cookieText } from './set-cookie';
