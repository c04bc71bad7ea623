export { routes } from './certificates/download';
export { ensureIndexes } from './indexes';
export { resolvers } from './resolvers';
export { uploads } from './uploads/uploads';
