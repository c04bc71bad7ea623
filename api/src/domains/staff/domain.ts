export { routes } from './certificates/download';
export { ensureIndexes } from './name-index';
export { resolvers } from './resolvers';
export { uploads } from './uploads/uploads';
