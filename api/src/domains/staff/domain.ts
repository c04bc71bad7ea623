export { routes } from './certificates/download';
export { ensureIndexes } from './name-index';
export { uploads } from './products/upload-photo';
export { resolvers } from './resolvers';
