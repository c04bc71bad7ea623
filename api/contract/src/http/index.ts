export { limitPipelining } from './limit-pipelining';
export { isForeignChange, type RequestSource } from './own-origin';
export { type Cookie, cookieText } from './set-cookie';
